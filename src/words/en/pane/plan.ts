export const planWords = {
  'plan.event': 'Event written: {name}',
  'plan.round': 'Round {round} written',
};
