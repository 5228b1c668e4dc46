/** Files of a folder over http(s): which file a request means, and nothing outside of the folder. */
const { createReadStream, statSync } = require('node:fs');
const { pipeline } = require('node:stream');
const { extname, join, normalize, sep } = require('node:path');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

const typeOf = (file) => types[extname(file)] ?? 'application/octet-stream';

/** The path asked for, decoded; undefined where it makes no sense (`/%`, `//host`). */
function pathOf(address) {
  const path = address.replace(/[?#].*$/s, '');
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** The file of the folder, or undefined when there is none or the path leaves the folder. */
function fileIn(folder, path) {
  const file = normalize(join(folder, path || 'index.html'));
  if (!file.startsWith(folder + sep)) return undefined;
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  } catch {
    // A file taken for a folder (`/index.html/x`), a name that is too long: no such file either.
    return undefined;
  }
}

/** The content of a file. Whoever hangs up in the middle leaves no open file behind. */
const send = (file, response) => pipeline(createReadStream(file), response, () => undefined);

/** A whole folder as a site, as any static host gives it. */
function answerFrom(folder, request, response, headers = {}) {
  const path = pathOf(request.url);
  const file = path && fileIn(folder, path.slice(1));
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' });
    return response.end('Not found');
  }
  response.writeHead(200, {
    'cache-control': 'no-cache',
    'content-type': typeOf(file),
    ...headers,
  });
  return send(file, response);
}

module.exports = { answerFrom, fileIn, pathOf, send, typeOf };
