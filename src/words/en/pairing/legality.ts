/** What a round breaks whoever made it. */
export const legality = {
  'legality.met': '{players} have met already.',
  'legality.forbidden': '{players} must not meet (arbiter’s list).',
  'legality.third-white': '{player} would have White for the third time in a row.',
  'legality.third-black': '{player} would have Black for the third time in a row.',
  'legality.difference': '{player} would have one colour three times more than the other.',
};
