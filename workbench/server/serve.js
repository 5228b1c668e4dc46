/**
 * The workbench's server: files of this machine, to this machine only.
 *   /            the workbench page
 *   /addin/      the add-in exactly as built, except that its page takes office.js from here instead of
 *                from Microsoft's CDN and meets the host before office.js loads
 *   /office-js/  the unmodified office.js from node_modules
 */
const { createReadStream, readFileSync, statSync } = require('node:fs');
const { createServer } = require('node:http');
const { URL } = require('node:url');
const { extname, join, normalize, resolve, sep } = require('node:path');

const root = resolve(__dirname, '../..');
const folders = {
  '/addin/': join(root, 'dist/addin'),
  '/office-js/': join(root, 'node_modules/@microsoft/office-js/dist'),
  '/': join(root, 'dist/workbench'),
};
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const cdn = 'https://appsforoffice.microsoft.com/lib/1/hosted/';
const meetHost = '<script>parent.workbench && parent.workbench.attach(window);</script>';

/** The file for a request path, or undefined when it leaves its folder. */
function fileFor(path) {
  const prefix = Object.keys(folders).find((key) => path.startsWith(key));
  const folder = folders[prefix];
  const file = normalize(join(folder, path.slice(prefix.length) || 'index.html'));
  return file.startsWith(folder + sep) ? file : undefined;
}

function forWorkbench(html) {
  return html.replace(/<head[^>]*>/i, (head) => head + meetHost).replaceAll(cdn, '/office-js/');
}

function answer(request, response) {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const file = fileFor(path);
  try {
    if (!file || !statSync(file).isFile()) throw new Error('no such file');
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('Not found');
    return;
  }
  const headers = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  };
  response.writeHead(200, headers);
  if (path.startsWith('/addin/') && file.endsWith('.html')) {
    response.end(forWorkbench(readFileSync(file, 'utf8')));
  } else {
    createReadStream(file).pipe(response);
  }
}

/** Listens on the port, or on the next free one unless exactly that was asked for. */
async function serve({ port = 0, exactly = false } = {}) {
  for (let candidate = port; ; candidate++) {
    const server = createServer(answer);
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
