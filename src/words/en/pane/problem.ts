export const problemWords = {
  'problem.told': '{problem}',
};
