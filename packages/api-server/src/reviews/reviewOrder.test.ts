import type { Purchase } from '@storefront/api-contract';
import sharp from 'sharp';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let who: Shopper;
let stranger: Shopper;
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_992_500_000);
  [who, stranger] = [await shoppers.logIn(), await shoppers.logIn()];
});

async function finished(status = 'closed'): Promise<Purchase> {
  await shoppers.fillCart(who, { productId: 2 });
  const { id } = await shoppers.order(who);
  await server.query(`update orders set status_slug = '${status}' where id = ${id}`);
  return (await shoppers.read(who, id)).body;
}

const fine = {
  mark: 4,
  is_late: 1,
  is_forgot_sauce: '1',
  is_rude_deliverer: 0,
  comment: '  остыло  ',
  products: [
    { id: 1, rating: 5 },
    { id: 2, rating: 3 },
  ],
};
const estimate = (id: number | string, body: unknown, { token }: { token?: string } = who) =>
  shoppers.client.call<{ success?: boolean; message: string }>(`/api/user/orders/${id}/estimate/`, {
    token,
    body,
  });
const estimation = async (id: number) => (await shoppers.read(who, id)).body.estimation;

test('a review is stored as written, and the order shows it', async () => {
  const { id } = await finished();
  expect(await estimation(id)).toBeNull();
  expect((await estimate(id, fine)).body).toEqual({ success: true });
  const expected = { mark: 4, claims: ['is_late', 'is_forgot_sauce'], comment: 'остыло', images: [] };
  expect(await estimation(id)).toEqual(expected);
  expect((await shoppers.list(who)).data.find((order) => order.id === id)?.estimation).toEqual(expected);
  const ratings = await server.query(`select product_id, rating from order_review_ratings
    where review_id = (select id from order_reviews where order_id = ${id}) order by 1`);
  expect(ratings).toEqual([
    { product_id: 1, rating: 5 },
    { product_id: 2, rating: 3 },
  ]);
});

test('the same review again succeeds, and a different one is refused', async () => {
  const { id } = await finished('canceled');
  const answers = await Promise.all(Array.from({ length: 8 }, () => estimate(id, fine)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await server.query(`select 1 from order_reviews where order_id = ${id}`)).toHaveLength(1);
  const other = await estimate(id, { ...fine, mark: 1 });
  expect([other.status, other.body.message]).toEqual([422, 'Заказ уже оценен']);
  expect(await estimation(id)).toMatchObject({ mark: 4 });
});

test('photos are re-encoded and served', async () => {
  const { id, items } = await finished('error');
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c32' } })
    .png()
    .toBuffer();
  const multipart = new FormData();
  multipart.set('mark', '5');
  multipart.set('comment', ' ');
  items.forEach(({ product_id: productId }, index) => {
    multipart.set(`products[${index}][id]`, String(productId));
    multipart.set(`products[${index}][rating]`, '5');
  });
  for (const name of ['one.png', 'two.png']) {
    multipart.append('images[]', new File([new Uint8Array(photo)], name, { type: 'image/png' }));
  }
  const path = `/api/user/orders/${id}/estimate/`;
  expect((await shoppers.client.call(path, { token: who.token, multipart })).body).toEqual({ success: true });
  const { images, comment } = (await estimation(id)) as { images: string[]; comment: null };
  expect(comment).toBeNull();
  expect(images).toHaveLength(2);
  const shown = await fetch(`${server.url}${images[0]}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('HTML with a picture’s file name is refused, and no review is stored', async () => {
  const { id } = await finished();
  const multipart = new FormData();
  multipart.set('mark', '5');
  [1, 2].forEach((productId, index) => {
    multipart.set(`products[${index}][id]`, String(productId));
    multipart.set(`products[${index}][rating]`, '5');
  });
  multipart.append('images[]', new File(['<svg/>'], 'a.png', { type: 'image/png' }));
  const path = `/api/user/orders/${id}/estimate/`;
  expect((await shoppers.client.call(path, { token: who.token, multipart })).status).toBe(422);
  expect(await estimation(id)).toBeNull();
});

test.each<[string, object, string | RegExp]>([
  ['a mark of 0', { mark: 0 }, 'Введите целое число от 1 до 5'],
  ['a mark of 6', { mark: 6 }, 'Введите целое число от 1 до 5'],
  ['a dish without a rating', { products: [{ id: 1, rating: 5 }] }, 'Оцените каждое блюдо'],
  ['no ratings at all', { products: [] }, 'Оцените каждое блюдо'],
  [
    'a dish that was not ordered',
    { products: [...fine.products, { id: 99, rating: 1 }] },
    /не было в заказе/,
  ],
  ['a rating of one half', { products: [{ id: 1, rating: 0.5 }] }, 'Введите целое число от 1 до 5'],
  ['a claim with the value 2', { is_late: 2 }, 'Введите целое число от 0 до 1'],
  ['a long comment', { comment: 'о'.repeat(2001) }, 'Не может быть больше 2000 символов'],
  ['a comment with a zero byte', { comment: 'о\u0000' }, 'Неверный формат'],
  ['text instead of files', { images: ['x'] }, /Загрузите картинку/],
])('refused: %s', async (_name, change, message) => {
  const { id } = await finished();
  const { status, body } = await estimate(id, { ...fine, ...change });
  expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
  expect(await estimation(id)).toBeNull();
});

test('an unfinished order, another customer’s, an unknown one and a guest are refused', async () => {
  const { id } = await finished('on_the_way');
  expect((await estimate(id, fine)).body.message).toBe('Оценить можно после того, как заказ выполнен');
  for (const absurd of [id, 0, 999_999_999, '99999999999999999999', 'abc', '-1', '%00', '1e3']) {
    expect((await estimate(absurd, fine, absurd === id ? stranger : who)).status).toBe(404);
  }
  expect((await estimate(id, fine, {})).status).toBe(401);
});
