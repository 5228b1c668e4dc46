/** What an arbiter brings along in the scenes. All players are invented. */
const TREES = 'Alder Birch Cedar Elm Fir Hazel Larch Maple Oak Pine Rowan Willow Yew'.split(' ');
const CLUBS = ['Cavaliers', 'Tours', 'Pions'];

/** A list with a title, a rating mistyped, two players of one name, and a footer. */
const MESSY_LIST = [
  [
    {
      en: 'Spring open: entries',
      fr: 'Open de printemps : inscriptions',
      pt: 'Aberto da primavera: inscrições',
    },
  ],
  [],
  [{ en: 'Name', fr: 'Nom', pt: 'Nome' }, 'Elo', 'Club', { en: 'Paid', fr: 'Payé', pt: 'Pago' }],
  ...TREES.map((tree, index) => [
    `${tree}, Iris`,
    index === 4 ? '18O5' : 2150 - index * 37,
    CLUBS[index % 3],
    index % 4 === 1 ? 10 : 25,
  ]),
  ['Ash, Basil', 1650, 'Tours', 25],
  ['ASH, Basil', 1500, 'Pions', 25],
  [],
  [{ en: 'Total: 15 entries', fr: 'Total : 15 inscrits', pt: 'Total: 15 inscritos' }],
];

const CLEAN_LIST = MESSY_LIST.map((row) => row.map((cell) => (cell === '18O5' ? 1805 : cell)));
const EVENT = { en: 'Spring open', fr: 'Open de printemps', pt: 'Aberto da primavera' };

/** Six teams of four boards, in the announced order. */
const TEAMS = ['Ashford', 'Birchwick', 'Cedarby', 'Elmstead', 'Fernhill', 'Gorsley'];
const TEAM_LIST = [
  [
    { en: 'Name', fr: 'Nom', pt: 'Nome' },
    'Elo',
    { en: 'Team', fr: 'Équipe', pt: 'Equipa' },
    { en: 'Board', fr: 'Échiquier', pt: 'Tabuleiro' },
  ],
  ...TEAMS.flatMap((team, index) =>
    [1, 2, 3, 4].map((board) => {
      const at = 4 * index + board - 1;
      const name = `${TREES[at % TREES.length]}, ${at < TREES.length ? 'Iris' : 'Basil'}`;
      return [name, 2210 - 31 * index - 43 * board, team, board];
    }),
  ),
];
const TEAM_EVENT = { en: 'Town league', fr: 'Ligue des villes', pt: 'Liga das vilas' };

const PRIZES = [
  [{ en: 'Open', fr: 'Open', pt: 'Aberto' }, '1', 300, 'Hort'],
  [{ en: 'Open', fr: 'Open', pt: 'Aberto' }, '2', 200, 'Hort'],
  [{ en: 'Open', fr: 'Open', pt: 'Aberto' }, '3', 100, 'Hort'],
  ['< 1800', '1', 75.5, '', '<1800'],
];

/** By the names of the small sample: changed ratings, and a name that two lines have. */
const RATING_LIST = `ID;Name;Rating;Rapid
900101;Battery, Igor;1931;1900
900102;Tourneville, Greta;1948;1870
900103;Skewerton, Maia;1702;1650
900104;Rookwell, Bruno;1715;1690
900105;Rookwell, Bruno;1540;1500`;

const LATE_PLAYER = 'Linden, Flora';
const REASON = {
  en: 'Both came in one car and asked before the round',
  fr: 'Venus ensemble, ils l’ont demandé avant la ronde',
  pt: 'Vieram juntos e pediram-no antes da ronda',
};
const SECTION = 'B';

module.exports = {
  CLEAN_LIST,
  EVENT,
  LATE_PLAYER,
  MESSY_LIST,
  PRIZES,
  RATING_LIST,
  REASON,
  SECTION,
  TEAM_EVENT,
  TEAM_LIST,
};
