import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_992_100_000);
  await server.query(`insert into promo_codes (code, name, kind, value, uses_left, is_once_per_user)
    values ('LAST', 'Последняя сотня', 'sum', 10000, 1, false), ('MANY', 'Сотня', 'sum', 10000, null, false)`);
  await server.query(`insert into promo_codes (code, name, kind, gift_product_id)
    values ('PRESENT', 'Блюдо в подарок', 'gift', 2)`);
});

const submit = ({ token }: { token: string }, code: string) =>
  shoppers.client.cart('submit-promo', { token, body: { code } });
const row = async (id: number) => (await server.query(`select * from orders where id = ${id}`))[0] ?? {};

describe('a promo code', () => {
  test('is used, recorded and removed from the cart', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    await submit(who, 'many');
    const { order } = (await shoppers.process(who)).body;
    expect(order?.discount_sum).toBe(1080);
    expect(await row(order?.id ?? 0)).toMatchObject({ promocode: 'MANY', full_sum: 118_000 });
    expect(await server.query(`select 1 from promo_uses where order_id = ${order?.id}`)).toHaveLength(1);
    await shoppers.fillCart(who);
    expect((await shoppers.cart(who)).promocode).toBeNull();
  });

  test('adds its gift for free', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    await submit(who, 'PRESENT');
    const { order } = (await shoppers.process(who)).body;
    const { items, discount_sum } = (await shoppers.read(who, order?.id)).body;
    expect(discount_sum).toBe(1180);
    expect(items).toMatchObject([
      { product_id: 1, price: 590 },
      { product_id: 2, amount: 1, price: 0 },
    ]);
  });

  test('with one use left applies to one of five orders, and the others are refused before they cost more', async () => {
    const five = await Promise.all(Array.from({ length: 5 }, () => shoppers.logIn()));
    for (const who of five) {
      await shoppers.fillCart(who);
      await submit(who, 'LAST');
    }
    const answers = await Promise.all(five.map((who) => shoppers.process(who)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    const loser = answers.findIndex(({ status }) => status === 422);
    expect(answers[loser]?.body.message).toBe('Этот промокод уже закончился');
    const who = five[loser];
    if (!who) throw new Error('no order was refused');
    expect(await shoppers.cart(who)).toMatchObject({ promocode: null, discount_sum: 1180 });
    expect((await shoppers.process(who)).body.order?.discount_sum).toBe(1180);
  });

  test('whose gift has sold out is refused once before the order is placed without it', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    await submit(who, 'PRESENT');
    await server.query('insert into stop_list select distinct restaurant_id, 2 from zones');
    const { status, body } = await shoppers.process(who);
    expect([status, body.message]).toEqual([422, 'Подарок по промокоду закончился']);
    expect((await shoppers.process(who)).body.order?.discount_sum).toBe(1180);
    await server.query('delete from stop_list where product_id = 2');
  });

  test('is returned when the order is canceled', async () => {
    const who = await shoppers.logIn();
    await server.query(`update promo_codes set uses_left = 1 where code = 'LAST'`);
    await shoppers.fillCart(who);
    await submit(who, 'LAST');
    const { id } = (await shoppers.process(who)).body.order ?? {};
    await shoppers.client.call(`/api/user/orders/${id}/cancel/`, { token: who.token, body: {} });
    expect(await server.query(`select uses_left from promo_codes where code = 'LAST'`)).toEqual([
      { uses_left: 1 },
    ]);
  });
});

describe('an order for later', () => {
  const tomorrowAt3 = () => {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    return `${day}T15:00:00+03:00`;
  };
  const choose = ({ token }: { token: string }, datetime: string) =>
    shoppers.client.cart('change-datetime', { token, body: { datetime } });

  test('waits for its time', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    const { restriction } = await shoppers.cart(who);
    await choose(who, tomorrowAt3());
    const { order } = (await shoppers.process(who)).body;
    expect(order?.status_slug).toBe('new');
    const purchase = (await shoppers.read(who, order?.id)).body;
    expect(purchase.datetime).toBe(purchase.delivery_date);
    expect(Date.parse(purchase.datetime ?? '')).toBe(Date.parse(tomorrowAt3()));
    const { next_at: next } = await row(order?.id ?? 0);
    const minutes = (Date.parse(tomorrowAt3()) - new Date(String(next)).getTime()) / 60_000;
    expect(minutes).toBe(restriction?.duration_change ?? restriction?.duration);
  });

  test('is refused once when its time has become impossible, and then placed as soon as possible', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    await choose(who, tomorrowAt3());
    await server.query(`update carts set datetime = now() - interval '1 hour'
      where user_id = (select id from users where phone = '${who.phone}')`);
    const refused = await shoppers.process(who);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { datetime: ['Выбранное время больше недоступно. Выберите другое'] },
    ]);
    const { order } = (await shoppers.process(who)).body;
    expect((await shoppers.read(who, order?.id)).body.datetime).toBeNull();
  });
});

test('an order with a call request waits for the call', async () => {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  const body = { param: 'need_call_confirmation', value: 1 };
  await shoppers.client.cart('toggle-param', { token: who.token, body });
  const { order } = (await shoppers.process(who)).body;
  expect(order?.status_slug).toBe('not_confirmed');
  expect((await shoppers.process(who)).body.order).toEqual(order);
});

describe('Idempotency-Key', () => {
  test('returns its order, whatever the cart holds now', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    const first = (await shoppers.process(who, {}, 'key-1')).body;
    await shoppers.fillCart(who, { amount: 3 });
    expect((await shoppers.process(who, {}, 'key-1')).body).toEqual(first);
    expect((await shoppers.cart(who)).items).toHaveLength(1);
    const second = (await shoppers.process(who, {}, 'key-2')).body;
    expect(second.order?.id).not.toBe(first.order?.id);
    expect((await shoppers.process(who, {}, 'key-1')).body).toEqual(first);
  });

  test('of another customer is ignored, and a too long one is refused', async () => {
    const [one, other] = [await shoppers.logIn(), await shoppers.logIn()];
    await shoppers.fillCart(one);
    const { order } = (await shoppers.process(one, {}, 'same')).body;
    expect((await shoppers.process(other, {}, 'same')).status).toBe(422);
    await shoppers.fillCart(other);
    expect((await shoppers.process(other, {}, 'same')).body.order?.id).not.toBe(order?.id);
    await shoppers.fillCart(one);
    const long = await shoppers.process(one, {}, 'k'.repeat(101));
    expect([long.status, long.body.message]).toEqual([422, 'Не может быть больше 100 символов']);
  });
});
