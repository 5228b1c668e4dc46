/**
 * `npm run test:fast`: everything but the browser and what takes long by its nature: corpora, events
 * at random against a second reading, whole events in the pane. `npm test` runs those too.
 */
const config = require('./jest.config');

const LONG = [
  '/corpus(C07)?\\.test',
  '/course/',
  '/fuzz/',
  '/cli/check\\.test',
  '/dom/pane/(applyPlan|byHand|checkStandings|edits|faults|large|lateAgainstBye|marks|ownBook)\\.test',
  '/dom/pane/(planContract|savedFiles|undoForeign|wholeEvent)\\.test',
  '/formats/crosstables/allNotations\\.test',
  '/generate/randomEvent\\.test',
  '/systems/dutch-2016/(byHand|literal)\\.test',
  '/systems/dutch-2026/(explain|witness)\\.test',
  '/tiebreaks/(invariants|secondReader)\\.test',
  '/xlsx/workbook\\.test',
];

module.exports = {
  ...config,
  projects: config.projects
    .filter(({ displayName }) => displayName !== 'browser')
    .map((project) => ({
      ...project,
      testPathIgnorePatterns: [
        '/node_modules/',
        ...(project.testPathIgnorePatterns ?? []),
        ...LONG,
      ],
    })),
};
