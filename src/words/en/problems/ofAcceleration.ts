/** Problems of accelerated events (C.04.7). */
export const ofAcceleration = {
  'baku-points': {
    says: 'Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1); the points are {value}',
    cure: 'Give groups virtual points of your own instead, such as “A: 3 3 1”, or change the points.',
  },
  'baku-without-rounds': {
    says: 'Baku acceleration depends on the number of rounds, and nobody has said it (C.04.7 1.4)',
    cure: 'State the number of rounds (142 or XXR in a TRF, “Rounds” in the workbook).',
  },
  'accelerated-twice': {
    says: 'player {value} has own virtual points, and the event has Baku’s',
    cure: 'Take out one of the two: the setting “Acceleration” or the column “Virtual points”.',
  },
  'unknown-acceleration': {
    says: '“{value}” is not an acceleration',
    cure: 'Write Baku, or leave the cell empty; virtual points of your own go into a column “Virtual points” of the players.',
  },
};
