// Whose place a spectator looks from.
class Watching {
  eyes = $state("");
}

export const watching = new Watching();
