/** `npm start`: builds what is missing or stale, serves the workbench on this machine, opens it. */
const { spawn } = require('node:child_process');
const { buildStale } = require('../scripts/build/stale');
const { serve } = require('./server/serve');

async function main() {
  await buildStale((names) =>
    console.log(`Building ${names.join(' and ')} (once; later starts are immediate) …`),
  );
  const wanted = process.env.PORT ? Number(process.env.PORT) : 3210;
  const { url } = await serve({ port: wanted, exactly: process.env.PORT !== undefined });
  console.log(`Pairsheet workbench: ${url}`);
  console.log('Everything runs on this machine. Stop with Ctrl+C.');
  openBrowser(url);
}

/** Opens the default browser where there is one; printing the address is enough where there is none. */
function openBrowser(url) {
  if (process.env.BROWSER === 'none' || process.env.CI) return;
  const commands = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] };
  const [command, ...rest] = commands[process.platform] ?? ['xdg-open', url];
  const child = spawn(command, rest, { stdio: 'ignore', detached: true });
  child.on('error', () => console.log('Open the address above in a browser.'));
  child.unref();
}

main().catch((error) => {
  console.error(error.message ?? error);
  process.exitCode = 1;
});
