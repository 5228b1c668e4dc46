/**
 * The Chromium of the browser tests, on any machine that has run `npm ci`:
 * `CHROME_PATH` if set, else a system Chromium, else the one inside the npm package
 * `@sparticuz/chromium` (unpacked once, with the shared libraries that it carries for bare systems).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const root = resolve(__dirname, '../..');
const cache = join(root, 'node_modules', '.cache', 'pairsheet');
const unpacked = join(cache, 'chromium-147.0.0');
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface Executable {
  path: string;
  env: Record<string, string>;
  args: string[];
}

/**
 * Unpacks the packaged browser into a directory of ours. It runs in a process of its own because the
 * package reads TMPDIR and its "bare system" switch when it is loaded; the rename at the end makes it
 * safe when two test workers start together.
 */
function unpack(): void {
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

function findBrowser(): Executable {
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
export async function launchBrowser(): Promise<Browser> {
  const { path, env, args } = findBrowser();
  const inherited = Object.entries(process.env).filter((e): e is [string, string] => !!e[1]);
  return chromium.launch({
    executablePath: path,
    env: { ...Object.fromEntries(inherited), ...env },
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
