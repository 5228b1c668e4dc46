import { existsSync, readdirSync } from 'fs';
import { request } from 'http';
import { connect } from 'net';
import { serve } from '../../workbench/server/serve';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ port: 0 });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((done, fail) => {
    const { port } = new URL(server.url);
    request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      response.resume();
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers }));
    })
      .on('error', fail)
      .end();
  });

/** Each of these ended the process once, or asks for what is none of the asker's business. */
test.each([
  ['/%', 400],
  ['//', 400],
  ['//elsewhere.example/x', 400],
  ['/%00', 400],
  ['/%2e%2e/%2e%2e/package.json', 404],
  ['/addin/../../package.json', 404],
  ['/no-such-file', 404],
  ['/index.html/x', 404],
  [`/${'x'.repeat(5000)}`, 404],
])('GET %s answers %i and the server goes on', async (path, status) => {
  expect((await get(path)).status).toBe(status);
  expect((await get('/also-none')).status).toBe(404);
});

test('a page of another name gets nothing', async () => {
  expect((await get('/', { host: 'elsewhere.example' })).status).toBe(421);
});

test('nothing can be sent', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('the policy lets nothing from elsewhere in and evaluates no text', async () => {
  const { headers } = await get('/no-such-file');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).not.toContain('http');
});

test('a connection that breaks off does no harm', async () => {
  const { port } = new URL(server.url);
  await new Promise<void>((done) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nHost: 127');
      socket.destroy();
      done();
    });
  });
  expect((await get('/no-such-file')).status).toBe(404);
});

/** Each of these left a file open once; at a thousand the server answered nobody any more. */
test('downloads that are broken off leave no file open', async () => {
  const { port } = new URL(server.url);
  // Where the system does not show which files are open there is nothing to count.
  const open = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0);
  const large = '/office-js/excel-win32-16.01.debug.js';
  expect((await get(large)).status).toBe(200);
  const before = open();
  for (let count = 0; count < 40; count++)
    await new Promise<void>((done) => {
      const asked = request({ host: '127.0.0.1', port, path: large, agent: false }, (response) => {
        response.once('data', () => asked.destroy());
      });
      asked.on('error', () => undefined).on('close', done);
      asked.end();
    });
  await get('/no-such-file');
  expect(open()).toBeLessThan(before + 20);
});
