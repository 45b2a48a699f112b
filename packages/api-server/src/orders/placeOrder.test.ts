import type { Address, OrderResult, Product, Purchase, User } from '@storefront/api-contract';
import { createClient, northAddress } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let nextPhone = 79_992_000_000;
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
}, 60_000);
afterAll(() => server.remove());

interface Customer {
  token: string;
  addressId: number;
}

/** A customer with an address in the zone with a minimum of 990 ₽. */
async function customer(number = String((nextPhone += 1))): Promise<Customer> {
  const token = await client.login(number);
  const { body } = await client.call<Address>('/api/user/addresses/add/', { token, form: northAddress });
  return { token, addressId: body.id };
}

async function fill({ token, addressId }: Customer, { amount = 2, payment = 3, productId = 1 } = {}) {
  await client.cart('add-product', { token, form: { product_id: productId, amount, address_id: addressId } });
  await client.cart('change-payment-type', { token, body: { id: payment } });
}

const process = ({ token }: Customer, body: Record<string, unknown> = {}) =>
  client.call<OrderResult & { message: string }>('/api/app/order/process/', { token, body });
const read = async ({ token }: Customer, id: number | string | undefined) =>
  client.call<Purchase>(`/api/user/orders/${id}/`, { token });
const list = async ({ token }: Customer) =>
  (await client.call<{ data: Purchase[]; meta: unknown }>('/api/user/orders/', { token })).body;

describe('placing', () => {
  test('a delivery paid in cash', async () => {
    const who = await customer();
    await fill(who);
    await client.cart('add-comment', { token: who.token, body: { comment: 'позвоните' } });
    const { status, body } = await process(who, { cash_change: 2000, discount_sum: 1, user_id: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      payment_url: null,
      order: { discount_sum: 1180, status_slug: 'new' },
    });
    const purchase = (await read(who, body.order?.id)).body;
    expect(purchase).toMatchObject({
      is_self_service: false,
      address: { street: 'Огородный проезд', home: '16', apartment: '24' },
      full_sum: 1180,
      write_on_amount: 59,
      comment: 'позвоните',
      items: [{ product_id: 1, amount: 2, price: 590 }],
    });
    expect(purchase.delivery_date).toMatch(/\+03:00$/);
    expect((await client.cart('get', { token: who.token })).body.order).toMatchObject({
      items: [],
      comment: null,
    });
  });

  test('a pickup paid by card, with its discount and no minimum', async () => {
    const who = await customer();
    await fill(who, { amount: 1, payment: 2 });
    const { body } = await process(who, { organization_id: 5 });
    expect(body.order?.discount_sum).toBe(531);
    expect((await read(who, body.order?.id)).body).toMatchObject({
      is_self_service: true,
      address: null,
      organization: { name: 'Кицунэ на Арбате' },
    });
  });

  test('fifty at once are one order, and so is one more', async () => {
    const who = await customer();
    await fill(who);
    const answers = await Promise.all(Array.from({ length: 50 }, () => process(who)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.order?.id)).size).toBe(1);
    expect((await process(who)).body).toEqual(answers[0]?.body);
    expect((await list(who)).data).toHaveLength(1);
    await fill(who);
    expect((await process(who)).body.order?.id).not.toBe(answers[0]?.body.order?.id);
  });

  test('what fails in the middle changes nothing', async () => {
    const who = await customer();
    await fill(who, { payment: 1 });
    const before = (await client.cart('get', { token: who.token })).body.order;
    await server.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the bank is closed'; end $$`);
    await server.query('create trigger refuse before insert on payments execute function refuse()');
    const failed = await process(who);
    await server.query('drop trigger refuse on payments');
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({ message: 'Сервер не доступен' });
    expect((await client.cart('get', { token: who.token })).body.order).toEqual(before);
    expect((await list(who)).data).toEqual([]);
    expect(await server.query('select 1 from event_outbox where user_id = 0')).toEqual([]);
    expect((await process(who)).body.success).toBe(true);
  });

  test('bonuses pay a part, once', async () => {
    await server.query(`update users set bonus_balance = 300 where phone = '79000000001'`);
    const who = await customer('79000000001');
    await fill(who, { amount: 3 });
    const tooMuch = await process(who, { bonus_amount: 301 });
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.body.message).toBe('Можно списать не больше 300 бонусов');
    const { body } = await process(who, { bonus_amount: 300 });
    expect(body.order?.discount_sum).toBe(3 * 590 - 300);
    expect((await read(who, body.order?.id)).body).toMatchObject({ write_off_amount: 300, full_sum: 1770 });
    const user = await client.call<User>('/api/user/get-data/', { token: who.token });
    expect(user.body.premium_bonus?.balance).toBe(0);
  });
});

describe('refusals', () => {
  test.each<[string, { amount?: number; payment?: number }, Record<string, unknown>, string]>([
    ['under the minimum', { amount: 1 }, {}, 'Минимальная сумма заказа 990\u00A0₽'],
    ['bonuses that are not there', {}, { bonus_amount: 1 }, 'Можно списать не больше 0 бонусов'],
    ['change from too little', {}, { cash_change: 1000 }, 'Сумма для сдачи меньше суммы заказа'],
    ['a restaurant under repair', {}, { organization_id: 17 }, 'Этот ресторан сейчас не принимает заказы'],
    ['a point without an address', {}, { latitude: 55.76, longitude: 37.62 }, 'Не выбран адрес доставки'],
    ['a negative bonus', {}, { bonus_amount: -5 }, 'Введите целое число от 1 до 1000000'],
  ])('%s', async (_name, cart, body, message) => {
    const who = await customer();
    await fill(who, cart);
    const answer = await process(who, body);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(message);
    expect((await list(who)).data).toEqual([]);
  });

  test('an empty cart', async () => {
    const who = await customer();
    expect((await process(who)).body.message).toBe('В корзине пусто');
    await fill(who);
    const { order } = (await client.cart('get', { token: who.token })).body;
    await client.cart('change-amount', {
      token: who.token,
      body: { item_id: order.items[0]?.id, amount: 0 },
    });
    expect((await process(who)).status).toBe(422);
  });

  test('a sold-out dish', async () => {
    const who = await customer();
    const udon = (await client.call<Product>('/api/app/product/udon-beef/')).body;
    const required = udon.group_modifiers.find(({ group_required }) => group_required);
    await fill(who);
    await client.cart('add-product', {
      token: who.token,
      form: { product_id: udon.id, amount: 1, modifiers: [{ id: required?.id }] },
    });
    const { status, body } = await process(who);
    expect([status, body.message]).toEqual([
      422,
      'В корзине имеются недоступные для выбранного адреса блюда',
    ]);
  });

  test('an address outside every zone', async () => {
    const { token } = await customer();
    const form = { ...northAddress, street: 'Зеленоград', coordinates: '55.98,37.18' };
    const { body } = await client.call<Address>('/api/user/addresses/add/', { token, form });
    const who = { token, addressId: body.id };
    await fill(who);
    expect((await process(who)).body.message).toBe('По этому адресу мы не доставляем');
  });

  test('a closed kitchen', async () => {
    const who = await customer();
    await fill(who);
    await server.query(
      `update restaurants set work_time = '{"mon":null,"tue":null,"wed":null,"thu":null,"fri":null,"sat":null,"sun":null}' where id = 6`,
    );
    // A week without one shift is unknown hours, and those close nothing; a shift of long ago does.
    const far = (new Date().getUTCDay() + 3) % 7;
    const day = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][far];
    await server.query(
      `update restaurants set work_time = work_time || '{"${day}":{"from":600,"to":660}}' where id = 6`,
    );
    expect((await process(who, { organization_id: 6 })).body.message).toBe('Выбрано недоступное время');
  });

  test('a foreign address or order, and a guest', async () => {
    const [owner, stranger] = [await customer(), await customer()];
    await fill(owner);
    await fill(stranger);
    expect((await process(stranger, { address_id: owner.addressId })).status).toBe(404);
    const { body } = await process(owner);
    expect((await read(stranger, body.order?.id)).status).toBe(404);
    expect((await read(stranger, 'abc')).status).toBe(404);
    expect((await read(stranger, '99999999999999999999')).status).toBe(404);
    expect((await client.call('/api/app/order/process/', { body: {} })).status).toBe(401);
    expect((await client.call('/api/user/orders/')).status).toBe(401);
  });
});

test('orders come in pages, newest first', async () => {
  await server.query('delete from login_codes');
  const who = await customer('79000000001');
  const { data, meta } = await list(who);
  expect(meta).toMatchObject({ current_page: 1, last_page: 1 });
  const times = data.map(({ created_at }) => Date.parse(created_at ?? ''));
  expect(times).toEqual(times.toSorted((first, second) => second - first));
  const beyond = await client.call<{ data: unknown[] }>('/api/user/orders/?page=9', { token: who.token });
  expect(beyond.body.data).toEqual([]);
  expect((await client.call('/api/user/orders/?page=-1', { token: who.token })).status).toBe(422);
});

describe('online payment', () => {
  async function order() {
    const who = await customer();
    await fill(who, { payment: 1 });
    const { body } = await process(who);
    expect(body.order?.status_slug).toBe('wait_confirm');
    const link = body.payment_url ?? '';
    expect(link).toMatch(/^http:\/\/shop\.test\/pay\/[\w-]{43}$/);
    return { who, id: body.order?.id, path: new URL(link).pathname, answer: body };
  }
  const status = async (who: Customer, id: number | undefined) => (await read(who, id)).body.status_slug;

  test('paid: back to the order, which goes to the kitchen once', async () => {
    const { who, id, path, answer } = await order();
    const page = await client.call<string>(path);
    expect(page.body).toContain('Оплатить');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const paid = await client.call(path, { form: { action: 'pay' } });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://shop.test/monitoring/${id}`]);
    await client.call(`${path}/`, { form: { action: 'decline' } });
    expect(await status(who, id)).toBe('new');
    expect((await client.call<string>(path)).body).toContain('Заказ оплачен');
    expect((await process(who)).body).toEqual(answer);
  });

  test('declined: the order is canceled and its bonuses come back', async () => {
    const { who, id, path } = await order();
    await server.query(`update orders set write_off = 50 where id = ${id}`);
    await client.call(path, { form: { action: 'decline' } });
    expect(await status(who, id)).toBe('canceled');
    const user = await client.call<User>('/api/user/get-data/', { token: who.token });
    expect(user.body.premium_bonus?.balance).toBe(50);
  });

  test.each([
    ['/pay/no-such-token', undefined, 404],
    ['/pay/no-such-token', { action: 'pay' }, 404],
    ['/pay/no-such-token', { action: 'steal' }, 422],
  ])('%s with %j is %i', async (path, form, expected) => {
    expect((await client.call(path, form ? { form } : {})).status).toBe(expected);
  });
});
