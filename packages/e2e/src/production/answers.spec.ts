import { newPhone } from '../shopper/logIn';
import { logIn } from './logIn';
import { expect, test } from './test';
import { type Answer, Visitor } from './visitor';

const ownOfNginx = ['/menu/%', '/healthz', '/readyz'];

/**
 * Expects the security headers of every answer, from nginx, a shell, or a back end behind it (docs/security.md, V3).
 */
function expectSecure(path: string, { headers }: Answer): void {
  // A header that is sent twice would have both values here.
  expect.soft(headers['strict-transport-security'], path).toBe('max-age=31536000');
  expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
  expect
    .soft(headers['content-security-policy'], path)
    .toMatch(/(?:^|[;,] ?)frame-ancestors 'none'(?:[;,]|$)/);
  // Files and nginx's own answers run nothing as a page of the shop's origin. The early sheet is HTML that a script
  // fetches.
  const isFile = path.startsWith('/assets/early-sheet.') || ownOfNginx.includes(path);
  const isPage = String(headers['content-type']).startsWith('text/html') && !isFile;
  const runsNothing = /^default-src 'none'; (?:.*; )?sandbox;/.test(
    String(headers['content-security-policy']),
  );
  expect.soft(runsNothing, path).toBe(!isPage);
  expect.soft(headers['x-frame-options'], path).toMatch(/^(?:DENY|SAMEORIGIN)$/);
  // The name without a version, and no name of a server behind nginx.
  expect.soft([headers['server'], headers['x-powered-by']], path).toEqual(['nginx', undefined]);
}

const answers: readonly [path: string, status: number, type: RegExp][] = [
  ['/menu', 200, /^text\/html/],
  ['/nowhere', 404, /^text\/html/],
  // Bytes that are not UTF-8; nginx itself refuses invalid percent-encoding.
  ['/menu/%FF', 404, /^text\/html/],
  ['/assets/%FF', 404, /^text\/html/],
  ['/menu/%', 400, /^text\/html/],
  // Of the servers themselves: customers have no way to them.
  ['/metrics', 404, /^text\/html/],
  ['/docs', 404, /^text\/html/],
  ['/docs/json', 404, /^text\/html/],
  ['/dev/sms', 404, /^text\/html/],
  ['/healthz', 404, /^text\/html/],
  ['/readyz', 404, /^text\/html/],
  ['/sitemap.xml', 200, /xml/],
  ['/robots.txt', 200, /^text\/plain/],
  ['/assets/nothing.js', 404, /^application\/json/],
  ['/api/app/settings/', 200, /^application\/json/],
  ['/api/app/nothing/', 404, /^application\/json/],
  ['/api/user/get-data/', 401, /^application\/json/],
  ['/api/auth/./confirm/', 404, /^application\/json/],
  ['/storage/uploads/nothing.webp', 404, /^application\/json/],
  ['/pay/nothing', 404, /^application\/json/],
];

test('every kind of answer has the security headers once', async ({ stack }) => {
  const visitor = new Visitor(stack.origin, 210);
  for (const [path, status, type] of answers) {
    const answer = await visitor.send('GET', path);
    expect
      .soft([answer.status, answer.headers['content-type']], path)
      .toEqual([status, expect.stringMatching(type)]);
    expectSecure(path, answer);
  }
  const page = await visitor.send('GET', '/menu');
  const files = [...page.body.matchAll(/(?:src|href)="(\/(?:assets|mf|fonts)\/[^"]+)"/g)].flatMap(
    ([, path]) => path ?? [],
  );
  expect(files.length).toBeGreaterThan(1);
  for (const path of new Set(files)) {
    const file = await visitor.send('GET', path);
    expect.soft(file.status, path).toBe(200);
    expectSecure(path, file);
  }
});

/** Addresses that look like a file to a cache, and like a customer's page or call to a server (cache deception). */
const oddPaths = [
  '/menu/x.css',
  '/profile/x.css',
  '/profile;.js',
  '/profile%2fx.css',
  '/profile%00.css',
  '/profile?x=.css',
  '/PROFILE',
  '/monitoring/1.css',
  '/auth%2f..%2fmenu',
  '/assets/%2e%2e/profile',
  '/assets/..%2f..%2fprofile',
  '/mf/..;/profile',
  '/fonts/x/..%2fprofile',
  '/storage/%2e%2e/api/user/get-data/',
  '/storage/..%2fapi/user/get-data/',
  '/assets/..%2f..%2fapi/user/get-data/',
  '/api/user/get-data/x.css',
  '/api/user/get-data/;.css',
  '/api/user/get-data%2fx.js',
  '/api/user/get-data/?x=.css',
  '/page-state/x/profile.js',
  '/page-state/x/menu/x.js',
  '//menu',
  '//api/user/get-data/',
  '/%2e%2e',
  '/%2e%2e/api/user/get-data/',
  '/assets/nothing.js',
  '/mf/nothing.js',
  '/storage/uploads/nothing.webp',
  '/geo/suggest;.css',
  '/pay/x.css',
];

test('no odd path lets a cache keep a customer’s or a missing page, and nginx and shell agree', async ({
  stack,
}) => {
  const phone = newPhone();
  const customer = await logIn(new Visitor(stack.origin, 213), stack.sms, phone);
  const shell = `http://127.0.0.1:${stack.shells[0]?.port}`;
  for (const path of oddPaths) {
    const outside = await customer.send('GET', path);
    const direct = await customer.send('GET', path, undefined, shell);
    // nginx itself refuses paths that lead above the root or contain a NUL, and no cache keeps a 400.
    const isRefused = outside.status === 400;
    if (!isRefused) expect.soft(decisive(outside), path).toEqual(decisive(direct));
    for (const { headers, body } of isRefused ? [direct] : [outside, direct]) {
      const cacheControl = headers['cache-control'] ?? '';
      if (headers.location === undefined) expect.soft(cacheControl, path).toMatch(/^(?:no-store|no-cache)$/);
      expect.soft(cacheControl, path).not.toContain('public');
      expect.soft(headers.location ?? '/', path).toMatch(/^\/(?!\/)/);
      // No cache may store an answer that names the customer.
      if (body.includes(phone)) expect.soft(cacheControl, path).toBe('no-store');
    }
  }
});

const decisive = ({ status, headers }: Answer) => [status, headers.location, headers['cache-control']];
