/**
 * The Chromium of the browser tests and of the benchmark of the pane, on any machine that has run
 * `npm ci`: `CHROME_PATH` if set, else a system Chromium, else the one inside the npm package
 * `@sparticuz/chromium` (unpacked once, with the shared libraries that it carries for bare systems).
 * Plain JavaScript, so that benchmarks can load it too.
 */
const { execFileSync } = require('node:child_process');
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { chromium } = require('playwright-core');

const root = resolve(__dirname, '../../..');
const cache = join(root, 'node_modules', '.cache', 'pairsheet');
const unpacked = join(cache, 'chromium-147.0.0');
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Unpacks the packaged browser into a directory of ours. It runs in a process of its own because the
 * package reads TMPDIR and its "bare system" switch when it is loaded; the rename at the end makes it
 * safe when two test workers start together.
 */
function unpack() {
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'unpacking-'));
  execFileSync(
    process.execPath,
    ['-e', "require('@sparticuz/chromium').executablePath().then(() => process.exit(0))"],
    {
      cwd: root,
      env: { ...process.env, TMPDIR: scratch, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    },
  );
  try {
    renameSync(scratch, unpacked);
  } catch (error) {
    if (!existsSync(join(unpacked, 'chromium'))) throw error;
    rmSync(scratch, { recursive: true, force: true });
  }
}

function findBrowser() {
  const own = [process.env['CHROME_PATH'], ...systemBrowsers].find((p) => p && existsSync(p));
  if (own) return { path: own, env: {}, args: [] };
  if (!existsSync(join(unpacked, 'chromium'))) unpack();
  const libraries = [join(unpacked, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']];
  const systemFonts = existsSync('/etc/fonts/fonts.conf');
  return {
    path: join(unpacked, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      ...(systemFonts ? {} : { FONTCONFIG_PATH: join(unpacked, 'fonts') }),
    },
    args: ['--headless=shell', '--no-zygote', '--in-process-gpu', '--disable-webgl'],
  };
}

/** A headless browser that stays off the network by itself; the caller closes it. */
async function launchBrowser() {
  const { path, env, args } = findBrowser();
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
}

module.exports = { launchBrowser };
