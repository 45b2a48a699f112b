import { createApi } from '@storefront/api-client';
import { testBrand } from '@storefront/testing';
import { startRoutes } from '../testing/startRoutes';
import { geocoderRoutes } from './geocoder';
import { sitemapRoutes } from './seo/sitemap';

const requestsPerMinute = 3;

async function startShell(onLog?: (line: string) => void) {
  const app = await startRoutes({ onLog });
  geocoderRoutes(app, { requestsPerMinute });
  const answer = async () => new Response('[]', { headers: { 'content-type': 'application/json' } });
  const api = createApi({ baseUrl: 'http://back-end.test', fetch: answer });
  sitemapRoutes(app, { brand: testBrand, api, origin: 'https://shop.example', requestsPerMinute });
  return (url: string, address = '203.0.113.7') =>
    app.inject({
      url,
      headers: { 'x-forwarded-for': address, 'x-request-id': 'from-the-proxy-in-front' },
    });
}

test.each(['/geo/suggest?q=a', '/geo/reverse?lat=55.75&lon=37.62', '/sitemap.xml'])(
  '%s is limited for a visitor and not for the next',
  async (url) => {
    const lines: string[] = [];
    const get = await startShell((line) => lines.push(line));
    for (let turn = 0; turn < requestsPerMinute; turn += 1) expect((await get(url)).statusCode).toBe(200);
    const refused = await get(url);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message: 'Слишком много запросов. Попробуйте через минуту' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(url, '198.51.100.9')).statusCode).toBe(200);
    // The log has neither the typed text nor the address.
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { reqId: 'from-the-proxy-in-front', method: 'GET', endpoint: url.split('?')[0] },
    ]);
    expect(lines.join()).toContain('refused: too many requests');
    expect(lines.join()).not.toMatch(/q=a|203\.0|55\.75/);
  },
);

test('an IPv6 customer is one visitor with the whole /64', async () => {
  const get = await startShell();
  for (const host of ['1', '2', '3']) await get('/geo/suggest?q=a', `2001:db8:1:2::${host}`);
  expect((await get('/geo/suggest?q=a', '2001:db8:1:2::4')).statusCode).toBe(429);
  expect((await get('/geo/suggest?q=a', '2001:db8:1:3::4')).statusCode).toBe(200);
});

test('after the clock is put back by a day, a refusal still ends within a minute', async () => {
  const [date, clock] = [jest.spyOn(Date, 'now'), jest.spyOn(performance, 'now')];
  const [today, start] = [Date.now(), performance.now()];
  clock.mockReturnValue(start);
  const get = await startShell();
  const statusOf = async () => (await get('/geo/suggest?q=a')).statusCode;
  for (let turn = 0; turn < requestsPerMinute; turn += 1) expect(await statusOf()).toBe(200);
  date.mockReturnValue(today - 86_400_000);
  expect(await statusOf()).toBe(429);
  clock.mockReturnValue(start + 60_000);
  expect(await statusOf()).toBe(200);
  jest.restoreAllMocks();
});
