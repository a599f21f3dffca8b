import { expect, it } from "vitest";
import { t, texts } from "../../src/lib/texts.svelte";

it("shows nothing of a message whose words are on their way, and no id", async () => {
  await texts.speak("en");
  expect(t("learn-step")).toBe("learn-step");

  const coming = texts.need("client_tutorial");
  expect(t("learn-step")).toBe("");

  await coming;
  expect(t("learn-step", { step: 1, of: 2 })).not.toBe("learn-step");
});
