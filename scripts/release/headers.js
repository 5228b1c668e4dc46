/** What `_headers` says to hosts that read it; the administrators' page says the same to all others. */

/**
 * Office shows a generic icon where the image of a manifest comes with a Cache-Control header ("Image
 * element" of the manifest's reference): the assets have none.
 */
const HEADERS = `/*
  Cache-Control: no-cache
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
/*.json
  Access-Control-Allow-Origin: *
/assets/*
  ! Cache-Control
`;

/** `paths`: the files of the site. Those that carry their digest in their name never change. */
function headersFor(paths) {
  const hashed = paths.filter((path) => /[.-][0-9A-Za-z]{8}\.(js|css)$/.test(path));
  const lines = hashed.map(
    (path) => `/${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  return HEADERS + lines.join('');
}

module.exports = { headersFor };
