/**
 * `npm run test:fast`: everything but the browser and what takes long by its nature: corpora, events
 * at random against a second reading, whole events in the pane. `npm test` runs those too.
 */
const config = require('./jest.config');

const LONG = [
  '/claims/',
  '/corpus(C07)?\\.test',
  '/corpora\\.test',
  '/course/',
  '/fuzz/',
  '/cli/(check|oldWorkbooks|process|systems|tampering)\\.test',
  '/dom/pane/(applyPlan|byHand|checkStandings|course|edits|faults|large|lateAgainstBye|marks)\\.test',
  '/dom/pane/(libreOffice|oldWorkbooks|ownBook|planContract|rulesAnnounced|savedFiles)\\.test',
  '/dom/pane/(sections|undoForeign|wholeEvent)\\.test',
  '/event/(answers|whatIf)\\.test',
  '/formats/crosstables/allNotations\\.test',
  '/generate/randomEvent\\.test',
  '/sheets/(formulaDetail|resultMark)\\.test',
  '/systems/dubov-(1997|2026)/witness\\.test',
  '/systems/dutch-2011/(literal|solve)\\.test',
  '/systems/dutch-2016/(byHand|literal|witness)\\.test',
  '/systems/dutch-2026/(explain|witness)\\.test',
  '/systems/matching/(possiblePartners|weightedMatching)\\.test',
  '/systems/(places/|whyNot\\.test)',
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
