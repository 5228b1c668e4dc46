/**
 * Every picture that the guides show: a name, the sample it begins with, and the steps that lead to
 * it (steps.js has the verbs). A text may be given by language; sheets are named by their phrase.
 * `of: 'pane'` shows the pane alone, as high as the size says, `of: 'sheet'` the window without it.
 */
const {
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
} = require('./material');

const WINDOW = [960, 640];
const PANE = [360, 900];
const ROUND_3 = { sheet: 'sheet.round', round: 3 };

const click = (...ids) => ids.map((id) => ['click', id]);
/** Round 3 of the small sample, with the results that the keys say. */
const playRound3 = (keys) => [
  ...click('pair-next', 'write-round', 'enter-results'),
  ['keys', 'result-grid', keys],
  ['filled', ROUND_3, 'F9'],
];
/** The list of the first scene, put right and taken over. */
const adopted = [
  ['table', 'Sheet1', 'A1', CLEAN_LIST],
  ...click('start-adopt', 'adopt-look'),
  ['fill', 'field-name', EVENT],
  ...click('adopt-event'),
];
const prizes = [
  ...click('open-prizes', 'make-prizes'),
  ['table', { sheet: 'prizes.sheet' }, 'A7', PRIZES],
  ['see', 'prize-sums'],
];

/** Round 1 of six teams of four boards, with the results of its twelve boards. */
const teamRound = [
  ['table', 'Sheet1', 'A1', TEAM_LIST],
  ...click('start-adopt', 'adopt-look'),
  ['fill', 'field-name', TEAM_EVENT],
  ['unfold', 'more-fields'],
  ['choose', 'field-system', 'team-swiss-2026'],
  ['fill', 'field-boards', '4'],
  ['fill', 'field-rounds', '5'],
  ...click('adopt-event', 'pair-next', 'write-round', 'enter-results'),
  ['keys', 'result-grid', '155010515501'],
];

const SCENES = [
  { name: 'start', sample: 'none', steps: [] },
  {
    name: 'adopt',
    sample: 'none',
    steps: [['table', 'Sheet1', 'A1', MESSY_LIST], ...click('start-adopt', 'adopt-look')],
  },
  {
    name: 'settings',
    sample: 'course',
    of: 'pane',
    size: [360, 1620],
    steps: [...click('open-event'), ['see', 'field-apart']],
  },
  {
    name: 'check-in',
    of: 'sheet',
    sample: 'none',
    steps: [...adopted, ...click('open-standings', 'write-checkIn')],
  },
  { name: 'round', sample: 'course', steps: [] },
  {
    name: 'who-plays',
    sample: 'course',
    of: 'pane',
    size: [360, 1220],
    steps: [
      ...click('open-round'),
      ...click('here-4'),
      ['choose', 'away-4', 'halfBye'],
      ['unfold', 'late-entry'],
      ['fill', 'late-name', LATE_PLAYER],
      ['fill', 'late-rating', '1840'],
    ],
  },
  {
    name: 'no-shows',
    sample: 'course',
    steps: [...playRound3('+1501'), ...click('back', 'pair-next'), ['see', 'no-shows']],
  },
  {
    name: 'wrong-result',
    sample: 'course',
    steps: [
      ...click('pair-next', 'write-round'),
      ['type', ROUND_3, 'F5', '1-O'],
      ['see', 'problems'],
    ],
  },
  {
    name: 'results',
    sample: 'open-60',
    steps: [
      ...click('pair-next', 'write-round', 'enter-results'),
      ['keys', 'by-table-table', '12⏎1⏎3⏎5⏎30⏎-⏎7⏎1⏎18⏎'],
    ],
  },
  {
    name: 'correction',
    sample: 'open-60',
    of: 'pane',
    size: [360, 1000],
    steps: [
      ...click('open-results'),
      ['choose', 'results-round', '3'],
      ['keys', 'result-grid', '0'],
      ['see', 'correction'],
    ],
  },
  {
    name: 'change',
    sample: 'course',
    of: 'pane',
    size: [360, 760],
    steps: [
      ...click('open-changes'),
      ...click('seat-3', 'seat-5', 'swap'),
      ['fill', 'change-reason', REASON],
    ],
  },
  { name: 'wall', of: 'sheet', sample: 'open-60', steps: click('open-standings', 'write-byName') },
  { name: 'slips', of: 'sheet', sample: 'open-60', steps: click('open-standings', 'write-slips') },
  {
    name: 'standings',
    sample: 'course',
    steps: [
      ...click('open-standings', 'write-standings'),
      ['filled', { sheet: 'sheet.standings' }, 'A5'],
    ],
  },
  {
    name: 'groups',
    of: 'sheet',
    sample: 'open-60',
    steps: [...click('open-standings'), ['unfold', 'standings-columns'], ...click('write-groups')],
  },
  {
    name: 'progress',
    of: 'sheet',
    sample: 'open-60',
    steps: click('open-standings', 'write-progress'),
  },
  {
    name: 'trf',
    sample: 'course',
    of: 'pane',
    size: [360, 690],
    steps: click('open-standings', 'export-trf'),
  },
  { name: 'team-round', sample: 'none', steps: teamRound },
  {
    name: 'team-standings',
    sample: 'none',
    steps: [
      ...teamRound,
      ...click('back', 'open-standings', 'write-standings'),
      ['filled', { sheet: 'sheet.standings' }, 'A5'],
    ],
  },
  { name: 'prizes', sample: 'course', steps: prizes },
  {
    name: 'prize-list',
    of: 'sheet',
    sample: 'course',
    steps: [...prizes, ...click('write-prizes')],
  },
  {
    name: 'ratings',
    sample: 'course',
    of: 'pane',
    size: [360, 1080],
    steps: [
      ...click('open-ratings'),
      ['file', 'list-file', 'list.csv', RATING_LIST],
      ['see', 'list-found'],
      ['fill', 'list-date', '2026-11'],
      ...click('take-all'),
    ],
  },
  {
    name: 'rating-change',
    of: 'sheet',
    sample: 'open-60',
    steps: click('open-standings', 'write-ratingChange'),
  },
  {
    name: 'publish',
    sample: 'course',
    steps: [
      ...click('open-standings'),
      ['fill', 'publish-address', 'https://example.org/open'],
      ...click('write-qr'),
      ['see', 'publish'],
    ],
  },
  {
    name: 'page',
    sample: 'open-60',
    of: 'published',
    size: [400, 720],
    steps: click('open-standings', 'publish'),
  },
  {
    name: 'projector',
    sample: 'open-60',
    of: 'projector',
    steps: [
      ...click('pair-next', 'write-round', 'enter-results'),
      ['keys', 'by-table-table', '2⏎1⏎4⏎5⏎'],
    ],
  },
  { name: 'check', sample: 'course', steps: click('open-check', 'check') },
  {
    name: 'answers',
    sample: 'course',
    of: 'pane',
    size: [400, 1480],
    steps: [...click('open-explain', 'ask-1'), ['unfold', 'answer-picture']],
  },
  {
    name: 'what-if',
    sample: 'course',
    of: 'pane',
    size: [400, 1300],
    steps: [
      ...click('open-explain'),
      ['unfold', 'what-if'],
      ['choose', 'what-if-result', '0-1'],
      ...click('what-if-add', 'what-if-see'),
      ['see', 'what-if'],
    ],
  },
  {
    name: 'working',
    of: 'sheet',
    sample: 'course',
    steps: click('open-explain', 'explain', 'write-working'),
  },
  {
    name: 'exercise',
    of: 'sheet',
    sample: 'none',
    steps: [
      ...click('open-course'),
      ['choose', 'exercise-kind', 'pairing-exchange'],
      ['fill', 'exercise-seed', '7'],
      ...click('exercise-here'),
    ],
  },
  {
    name: 'history',
    sample: 'course',
    steps: [...playRound3('15051'), ...click('back', 'open-history')],
  },
  {
    name: 'arbiters',
    sample: 'open-60',
    of: 'helper',
    steps: [
      ...click('pair-next', 'write-round', 'open-shared'),
      ['fill', 'own-name', 'Ann'],
      ...click('share', 'back'),
    ],
  },
  { name: 'sections', sample: 'sections', steps: click('open-sections') },
  {
    name: 'move',
    sample: 'none',
    of: 'pane',
    size: [360, 1200],
    steps: [
      ...adopted,
      ...click('open-sections'),
      ['fill', 'section-name', SECTION],
      ...click('add-section'),
      ['choose', 'section', 0],
      ...click('move-5', 'move-7'),
    ],
  },
].map((scene) => ({
  of: 'window',
  ...scene,
  size: scene.size ?? (scene.of === 'pane' ? PANE : WINDOW),
}));

/** The guides that are short show the pane and a list; Brazil's has the pictures of Portugal's. */
const OF_SHORT_GUIDES = ['start', 'who-plays', 'results', 'wall', 'answers'];
const PICTURED = ['en', 'fr', 'pt', 'de', 'es'];

const scenesOf = (language) =>
  SCENES.filter(({ name }) => !['de', 'es'].includes(language) || OF_SHORT_GUIDES.includes(name));

module.exports = { PICTURED, SCENES, scenesOf };
