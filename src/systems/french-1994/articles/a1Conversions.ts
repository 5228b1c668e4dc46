/**
 * A.1: an Elo from another national rating: Elo = 2840 − 8 × INGO = 600 + 8 × BCR.
 * The results are not rounded; INGO and BCR may carry decimals.
 */
export const eloFromIngo = (ingo: number): number => 2840 - 8 * ingo;

export const eloFromBcr = (bcr: number): number => 600 + 8 * bcr;
