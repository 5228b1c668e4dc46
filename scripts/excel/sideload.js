/**
 * Starts a real Excel with the add-in, through Microsoft's own tool:
 *   npm run excel                                  on this Windows or Mac
 *   npm run excel:web -- --document <address>      in the browser, in that workbook
 *   npm run excel:stop                             takes it out again
 */
const { spawnSync } = require('node:child_process');
const { join, resolve } = require('node:path');
const { EXCEL_RUNS_HERE } = require('./certificates');

const root = resolve(__dirname, '../..');
const tool = join(root, 'node_modules/office-addin-debugging/lib/cli.js');

/** What keeps the command from running here, as a sentence with its cure; undefined if nothing. */
function refusal([action, platform, ...rest]) {
  if (platform === 'web') {
    const at = rest.indexOf('--document');
    if (action === 'start' && !/^https:\/\//.test(rest[at + 1] ?? ''))
      return (
        'Excel on the web needs a workbook: npm run excel:web -- --document <its https address>\n' +
        'The address is the one that OneDrive or SharePoint gives under Share.'
      );
    return undefined;
  }
  if (EXCEL_RUNS_HERE) return undefined;
  return (
    `Excel runs on Windows and Mac; this is ${process.platform}.\n` +
    'Here: npm start (the workbench, no Excel needed), or npm run excel:web -- --document <address>.'
  );
}

function main(words) {
  const reason = refusal(words);
  if (reason !== undefined) {
    console.error(reason);
    return 1;
  }
  const [action, platform, ...rest] = words;
  const server = action === 'start' ? ['--dev-server', 'npm run dev-server'] : [];
  const run = spawnSync(
    process.execPath,
    [tool, action, 'manifest.xml', platform, '--app', 'excel', ...server, ...rest],
    { cwd: root, stdio: 'inherit' },
  );
  return run.status ?? 1;
}

process.exitCode = main(process.argv.slice(2));
