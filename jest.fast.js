/**
 * `npm run test:fast`: everything but the browser and what takes long by its nature (corpora, events at
 * random against a second reading, whole events in the pane): files named `*.slow.test.ts`. `npm test` runs
 * those too.
 */
const config = require('./jest.config');

module.exports = {
  ...config,
  projects: config.projects
    .filter(({ displayName }) => displayName !== 'browser')
    .map((project) => ({
      ...project,
      testPathIgnorePatterns: [
        '/node_modules/',
        ...(project.testPathIgnorePatterns ?? []),
        '\\.slow\\.test\\.',
      ],
    })),
};
