/** Three projects: the pure core (node), real office.js in jsdom, and a real browser. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    // In files of their own: every test file reads its modules anew, and would read the maps with them.
    sourceMaps: true,
  },
];
const shared = {
  // The xlsx library comes as modules only, which this Node cannot require.
  transform: { '\\.(ts|tsx|mjs)$': swc },
  transformIgnorePatterns: ['/node_modules/(?!hucre/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/emptyModule.js' },
};

module.exports = {
  // All cores and no more: a browser that draws by itself takes one and a half.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/jest.sequencer.js',
  // A machine that has other work must not make a test fail.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'core',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/dom/', '<rootDir>/test/browser/'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      // Every browser has them, jsdom does not; the log's digest needs them.
      setupFiles: ['<rootDir>/test/support/files/textCoding.ts'],
      testMatch: ['<rootDir>/test/dom/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
    },
  ],
};
