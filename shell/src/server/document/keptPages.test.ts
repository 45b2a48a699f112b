import { createElement, Suspense, use } from 'react';
import { deferred } from '../../testing/deferred';
import { renderAppRoot, startTestShell } from '../../testing/startTestShell';

/** A region that is rendered later: React sends a script of its own with it. */
function Late({ shownAfter }: { shownAfter: Promise<string> }) {
  return createElement('p', null, use(shownAfter));
}

async function openTwice(accept: string, second = accept) {
  const { get } = await startTestShell();
  const { promise: shownAfter, resolve: show } = deferred<string>();
  const region = createElement(Suspense, { fallback: 'soon' }, createElement(Late, { shownAfter }));
  renderAppRoot.mockReturnValue(createElement('div', { id: 'app' }, 'рамен', region));
  const rendered = await get('/menu', { 'accept-encoding': accept });
  // The first chunk has arrived, so the region follows in another.
  show('роллы'.repeat(400));
  const html = await rendered.text();
  const cached = await get('/menu', { 'accept-encoding': second });
  return { rendered, html, cached, kept: await cached.text(), get };
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('to Accept-Encoding %s a cached page is sent as %s, and says so', async (accept, encoding) => {
  const { rendered, html, cached, kept } = await openTwice('identity', accept);
  expect(cached.headers.get('content-encoding')).toBe(encoding);
  expect(cached.headers.get('vary')).toBe('cookie, accept-encoding');
  expect(cached.headers.get('cache-control')).toBe('no-cache');
  expect(Number(cached.headers.get('content-length'))).toBeGreaterThan(0);
  const state = /<script type="application\/json" id="storefront-state">.*?<\/script>/;
  const link =
    /<link rel="preload" as="fetch" id="storefront-state" href="\/page-state\/1a2b3c4d\/menu"[^>]*>/;
  expect(kept.replace(link, '')).toBe(html.replaceAll(/ nonce="[^"]*"/g, '').replace(state, ''));
  expect(kept).toMatch(link);
  expect(kept).not.toMatch(state);
  expect(kept).toContain('роллы</p>');
  expect(rendered.headers.get('content-encoding')).toBeNull();
});

test('a page that is rendered for its visitor has a nonce, in the policy and in each script, and never twice', async () => {
  const { rendered, html, get } = await openTwice('gzip');
  const noncesOf = (policy: string | null) => policy?.match(/'nonce-[^']+'/g) ?? [];
  const [nonce = ''] = noncesOf(rendered.headers.get('content-security-policy'));
  expect(noncesOf(rendered.headers.get('content-security-policy'))).toEqual([nonce, nonce]);
  expect([...html.matchAll(/<script(?![^>]* nonce=)/g)]).toEqual([]);
  expect(new Set([...html.matchAll(/ nonce="([^"]*)"/g)].map(([, value]) => `'nonce-${value}'`))).toEqual(
    new Set([nonce]),
  );
  const other = await get('/menu?q=a');
  expect(noncesOf(other.headers.get('content-security-policy'))).toHaveLength(2);
  expect(noncesOf(other.headers.get('content-security-policy'))).not.toContain(nonce);
});
