// The faces of the dice of both cities, in the order of the notation.
export const FACES = new Set(["1", "2", "3", "heart", "energy", "claw", "star", "destroy", "ouch"]);
