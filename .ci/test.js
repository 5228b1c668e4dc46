/** Runs the README's test command and closes with the plain line `N passed, N failed`. */
const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pairsheet-')), 'jest.json');
const run = spawnSync('npm', ['test', '--', '--json', `--outputFile=${report}`], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
  fs.readFileSync(report, 'utf8'),
);
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(run.status === 0 && numFailedTests + numFailedTestSuites === 0 ? 0 : 1);
