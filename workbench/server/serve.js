/**
 * The workbench's server: files of this machine, to this machine only.
 *   /            the workbench page
 *   /addin/      the add-in exactly as built, except that its page takes office.js from here instead of
 *                from Microsoft's CDN and meets the host before office.js loads
 *   /office-js/  the unmodified office.js from node_modules
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { join, resolve } = require('node:path');
const { serviceWorker } = require('../../scripts/release/serviceWorker');
const { fileIn, pathOf, send, typeOf } = require('./files');

const root = resolve(__dirname, '../..');
const folders = {
  '/addin/': join(root, 'dist/addin'),
  '/office-js/': join(root, 'node_modules/@microsoft/office-js/dist'),
  '/': join(root, 'dist/workbench'),
};
const cdn = 'https://appsforoffice.microsoft.com/lib/1/hosted/';
const meetHostScript = 'parent.workbench && parent.workbench.attach(window);';
const meetHost = `<script>${meetHostScript}</script>`;
const meetHostHash = createHash('sha256').update(meetHostScript).digest('base64');

/**
 * Everything comes from this server and nothing is evaluated from text. The grid and the pane set
 * styles from script, hence the inline styles; the one inline script is the one above.
 */
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${meetHostHash}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const safeHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The file for a request path, or undefined when there is none or it leaves its folder. */
function fileFor(path) {
  const prefix = Object.keys(folders).find((key) => path.startsWith(key));
  return fileIn(folders[prefix], path.slice(prefix.length));
}

function forWorkbench(html) {
  return (
    html
      // The header of this server is stricter.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
      .replace(/<head[^>]*>/i, (head) => head + meetHost)
      .replaceAll(cdn, '/office-js/')
  );
}

/** The workbench works without this server once it was loaded: see offline/worker.js. */
function sendWorker(request, response) {
  const { '/addin/': addin, '/': page } = folders;
  response.writeHead(200, { ...safeHeaders, 'content-type': typeOf('sw.js') });
  response.end(request.method === 'HEAD' ? '' : serviceWorker({ '': page, 'addin/': addin }));
}

function refuse(response, status, words) {
  response.writeHead(status, { ...safeHeaders, 'content-type': 'text/plain' });
  response.end(words);
}

/**
 * A name other than this machine's in the Host header is another site's page that had its own name
 * point here; it gets nothing.
 */
const isOurHost = (host) => /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host ?? '');

function answer(request, response) {
  if (!isOurHost(request.headers.host)) return refuse(response, 421, 'Not this host');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET');
  const path = pathOf(request.url);
  if (path === undefined) return refuse(response, 400, 'Bad address');
  if (path === '/sw.js') return sendWorker(request, response);
  const file = fileFor(path);
  if (!file) return refuse(response, 404, 'Not found');
  response.writeHead(200, { ...safeHeaders, 'content-type': typeOf(file) });
  if (request.method === 'HEAD') return response.end();
  if (path.startsWith('/addin/') && file.endsWith('.html'))
    return response.end(forWorkbench(readFileSync(file, 'utf8')));
  return send(file, response);
}

/** A fault in one request never ends the others. */
function answerSafely(request, response) {
  response.on('error', () => undefined);
  try {
    answer(request, response);
  } catch (fault) {
    console.error(fault);
    if (response.headersSent) response.destroy();
    else refuse(response, 500, 'A fault of the server');
  }
}

/** Listens on the port, or on the next free one unless exactly that was asked for. */
async function serve({ port = 0, exactly = false } = {}) {
  for (let candidate = port; ; candidate++) {
    const server = createServer(answerSafely);
    const failure = await new Promise((done) => {
      server.once('error', done);
      server.listen(candidate, '127.0.0.1', () => done(undefined));
    });
    if (!failure) {
      const close = () => new Promise((done) => server.close(done));
      return { url: `http://127.0.0.1:${server.address().port}/`, close };
    }
    if (failure.code !== 'EADDRINUSE' || exactly || candidate > port + 50) throw failure;
  }
}

module.exports = { serve, forWorkbench };
