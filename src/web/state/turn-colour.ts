// Eight colours, then from the first again.

export const turnColour = (turn: number): string => `turn-${((turn - 1) % 8) + 1}`;
