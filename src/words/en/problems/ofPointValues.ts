/** Points and numbers of rounds by which no event can be run. */
export const ofPointValues = {
  'bye-above-win': {
    says: 'a bye is worth {value}, more than a win ({win})',
    cure: 'Give the bye at most the points of a win.',
  },
  'draws-above-win': {
    says: 'two draws ({value} each) are worth more than a win ({win}) and a loss ({loss}) together',
    cure: 'Lower the points for a draw, or raise those for a win.',
  },
  'rounds-not-possible': {
    says: '{value} rounds are announced for {players} players, who can play at most {possible} without meeting twice',
    cure: 'Lower the number of rounds, or enter the missing players.',
  },
};
