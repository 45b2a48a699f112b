import Fastify from 'fastify';
import sharp from 'sharp';
import { until } from '@storefront/config/until';
import { testBrand } from '@storefront/testing';
import { sharePictureRoute } from './sharePicture';

const publicUrl = 'https://shop.example';

/** A shell whose back end has one picture; `asked` are the addresses that it fetched. */
async function openShell({ answer }: { answer?: () => Response | Promise<Response> } = {}) {
  const webp = await sharp({ create: { width: 640, height: 640, channels: 4, background: '#00800080' } })
    .webp()
    .toBuffer();
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    return answer ? answer() : new Response(new Uint8Array(webp));
  });
  const app = Fastify();
  const brand = { ...testBrand, imageHosts: ['*.cdn.example'] };
  sharePictureRoute(app, { brand, apiUrl: 'http://api.internal', publicUrl, requestsPerMinute: 100 });
  const get = (of: string) => app.inject(`/share-picture.jpg?of=${encodeURIComponent(of)}`);
  return { asked, get };
}

afterEach(() => jest.restoreAllMocks());

test('a picture of the back end is sent as JPEG in the size of link previews, and read once', async () => {
  const { asked, get } = await openShell();
  const [answer] = [await get('/storage/dish.webp?v=2'), await get('/storage/dish.webp?v=2')];
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(asked).toEqual(['http://api.internal/storage/dish.webp?v=2']);
});

test.each([
  ['a host that the brand names', 'https://a.cdn.example/dish.webp'],
  ['the back end by its whole address', 'http://api.internal/storage/dish.webp'],
])('a picture of %s is sent too', async (_, of) => {
  const { asked, get } = await openShell();
  expect((await get(of)).statusCode).toBe(200);
  expect(asked).toEqual([of]);
});

test.each([
  '',
  '/api/user/get-data/',
  'http://api.internal/api/user/get-data/',
  'http://api.internal:81/storage/dish.webp',
  '/storage/../api/user/get-data/',
  'http://a.cdn.example/dish.webp',
  'https://elsewhere.example/dish.webp',
  'https://cdn.example@elsewhere.example/dish.webp',
  'http://127.0.0.1/storage/dish.webp',
  'file:///etc/passwd',
  'https://[',
])('%p is never fetched', async (of) => {
  const { asked, get } = await openShell();
  expect((await get(of)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  ['an error', () => new Response('', { status: 404 })],
  ['no picture', () => Response.json({ data: [] })],
  ['too much', () => new Response(new Uint8Array(10_000_001))],
  ['nothing', () => Promise.reject(new Error('refused'))],
])(
  'where the back end answers %s there is no picture, and the next visitor asks again',
  async (_, answer) => {
    const { asked, get } = await openShell({ answer });
    for (const time of [1, 2]) {
      const { statusCode, headers } = await get('/storage/dish.webp');
      expect([statusCode, headers['cache-control'], asked.length]).toEqual([404, 'no-store', time]);
    }
  },
);

test('two pictures are read at a time, thirty wait, and one more is refused; a kept one is sent', async () => {
  const { get } = await openShell();
  const statusOf = async (of: string) => (await get(of)).statusCode;
  expect(await statusOf('/storage/kept.webp')).toBe(200);
  const failures: (() => void)[] = [];
  const slow = () => new Promise<never>((_, reject) => failures.push(() => reject(new Error('lost'))));
  jest.spyOn(globalThis, 'fetch').mockImplementation(slow);
  const names = Array.from({ length: 33 }, (_, index) => `/storage/${index}.webp`);
  // The same picture is read once for all who ask for it.
  const asked = [...names, '/storage/0.webp'].map(statusOf);
  expect(await asked[32]).toBe(503);
  expect(await statusOf('/storage/kept.webp')).toBe(200);
  expect(failures).toHaveLength(2);
  for (let read = 0; read < 32; read += 1) {
    await until(async () => failures.length > read);
    failures[read]?.();
  }
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 404)).toHaveLength(33);
  expect(failures).toHaveLength(32);
}, 10_000);
