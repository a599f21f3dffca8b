"""The ids under which Gymnasium finds both games, by the entry point of the package."""

from __future__ import annotations

IDS = {"tokyork/Tokyo-v1": "tokyo", "tokyork/NewYork-v1": "new_york"}


def register() -> None:
    """Tell Gymnasium of them; once is enough."""
    from gymnasium.envs import registration  # noqa: PLC0415 - only who has it asks

    for name, city in IDS.items():
        if name not in registration.registry:
            registration.register(
                name,
                entry_point="tokyork.lab.gymnasium_env:TokyorkEnv",
                vector_entry_point="tokyork.lab.gymnasium_env:TokyorkVectorEnv",
                kwargs={"city": city},
                nondeterministic=False,
            )
