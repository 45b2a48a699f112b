import { matchRoute } from '../shared/routing/matchRoute';
import { readableUrl } from './readableUrl';

test.each(['/menu?a=%', '/menu/%D1%8F', '/assets/main.js', '/api/app/settings/'])('%s stays', (url) => {
  expect(readableUrl(url)).toBe(url);
});

test.each([
  '/%',
  '/%E0%A4%A?b=1',
  '/menu/%',
  '//%',
  '/assets/%',
  '/mf/%.js',
  '/storage/%',
  '/pay/%E0%A4%A',
  '/%2e%2e/%',
])('%s becomes an address that no route, file or landing has', (url) => {
  const readable = new URL(`http://storefront${readableUrl(url)}`);
  expect(matchRoute(readable.pathname)).toBeUndefined();
  expect(readable.pathname).toMatch(/^\/\.%2F[^/]*$/);
  expect(readable.search).toBe(url.includes('?') ? '?b=1' : '');
  expect(() => decodeURIComponent(readable.pathname)).not.toThrow();
});

test('the address of a call still leads to the back end', () => {
  expect(readableUrl('/api/app/product/%/?a=%')).toBe('/api/app/product/%25/?a=%');
});
