/**
 * Keeps the page where there is no network. NAME and FILES are put before this text. What comes from
 * the network counts, and is kept for the day when nothing comes; names with a hash never change.
 */
/* global NAME, FILES, URL, self, caches, fetch, setTimeout */
const OFFICE = 'https://appsforoffice.microsoft.com';
/** A network that is there but does not answer is none. */
const PATIENCE = 4000;
const HASHED = /[.-][0-9A-Za-z]{8}\.(js|css)$/;

/** Page and workbench of one site keep their own. */
const KEPT_IN = `${NAME} ${self.registration.scope}`;

const isKept = ({ origin }) => origin === self.location.origin || origin === OFFICE;

/**
 * office.js asks for its parts in a way that takes no answer which the page may not read, so
 * Microsoft's files are asked for as readable ones (their server allows it), else as they come.
 */
async function fetchReadable(request) {
  const url = new URL(request.url ?? request, self.location);
  if (url.origin === self.location.origin) return fetch(request);
  try {
    return await fetch(url, { mode: 'cors', credentials: 'omit' });
  } catch {
    return fetch(request, { mode: 'no-cors' });
  }
}

async function keepAll(urls) {
  const cache = await caches.open(KEPT_IN);
  return Promise.allSettled(
    urls.map(async (url) => {
      if (await cache.match(url)) return;
      const answer = await fetchReadable(url);
      if (answer.ok || answer.type === 'opaque') await cache.put(url, answer);
    }),
  );
}

self.addEventListener('install', (event) => {
  const whole = async () => {
    const failed = (await keepAll(FILES)).find(({ status }) => status === 'rejected');
    // Half of a page is worth nothing: the browser tries again at the next visit.
    if (failed) throw failed.reason;
    await self.skipWaiting();
  };
  event.waitUntil(whole());
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    const old = names.filter(
      (name) => name.endsWith(` ${self.registration.scope}`) && name !== KEPT_IN,
    );
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** What the page loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const urls = (event.data?.keep ?? []).filter((url) => isKept(new URL(url)));
  event.waitUntil(keepAll(urls));
});

async function fromNetwork(request) {
  const answer = await fetchReadable(request);
  if (answer.ok || answer.type === 'opaque') {
    const cache = await caches.open(KEPT_IN);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** Excel adds its own question to the address of the page; the page is the same. */
async function fromCache(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  const { origin, pathname } = new URL(request.url);
  // A folder is its page.
  return (
    kept ?? (pathname.endsWith('/') ? caches.match(`${origin}${pathname}index.html`) : undefined)
  );
}

async function answer(request) {
  if (HASHED.test(new URL(request.url).pathname)) {
    const kept = await fromCache(request);
    if (kept) return kept;
  }
  const network = fromNetwork(request);
  const late = new Promise((done) => setTimeout(done, PATIENCE)).then(() => fromCache(request));
  try {
    return (await Promise.race([network, late])) ?? (await network);
  } catch (fault) {
    const kept = await fromCache(request);
    if (kept) return kept;
    throw fault;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !isKept(new URL(request.url))) return;
  event.respondWith(answer(request));
});
