import type { Facts } from '../field';

/**
 * What a criterion may ask of a player. Players who give the same answers to everything that is asked
 * in a bracket are of one kind, and no criterion can tell them apart (`bracket/kinds.ts`).
 */
export const ANSWERS = {
  score: (player: Facts) => player.score,
  colour: (player: Facts) => player.preference.colour,
  strength: (player: Facts) => player.preference.strength,
  colourDifference: (player: Facts) => player.preference.difference,
  repeatedColour: (player: Facts) => player.preference.repeated,
  absoluteColour: ({ preference }: Facts) =>
    preference.strength === 'absolute' ? preference.colour : null,
  isTopscorer: (player: Facts) => player.isTopscorer,
  lastFloat: (player: Facts) => player.floats[0],
  floatBefore: (player: Facts) => player.floats[1],
  unplayedRounds: (player: Facts) => player.unplayedRounds,
} as const satisfies Readonly<Record<string, (player: Facts) => string | number | boolean | null>>;

export type FactAsked = keyof typeof ANSWERS;

/** The answers to these questions, and nothing else of the player. */
export type Answers<Asked extends FactAsked> = {
  readonly [Name in Asked]: ReturnType<(typeof ANSWERS)[Name]>;
};

export function answersOf<Asked extends FactAsked>(
  player: Facts,
  questions: readonly Asked[],
): Answers<Asked> {
  const answers: Partial<Record<FactAsked, unknown>> = {};
  for (const question of questions) answers[question] = ANSWERS[question](player);
  return answers as Answers<Asked>;
}
