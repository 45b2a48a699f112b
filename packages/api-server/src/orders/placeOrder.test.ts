import type { Address, Product, User } from '@storefront/api-contract';
import { northAddress } from '../testing/client';
import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let client: ReturnType<typeof createShoppers>['client'];
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_992_000_000);
  client = shoppers.client;
});

describe('placing', () => {
  test('an order of another sum than the customer saw is refused, with the sum', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    await shoppers.give(who, 100);
    for (const body of [{ seen_sum: 1179 }, { seen_sum: 1180.01 }, { seen_sum: 1180, bonus_amount: 80 }]) {
      const { status, body: answer } = await shoppers.process(who, body);
      const sum = body.bonus_amount ? '1\u00A0100\u00A0₽' : '1\u00A0180\u00A0₽';
      const message = `Сумма заказа изменилась: теперь ${sum}. Проверьте заказ и попробуйте еще раз`;
      expect([status, answer]).toEqual([422, { message, errors: { seen_sum: [message] } }]);
    }
    expect((await shoppers.cart(who)).items).toHaveLength(1);
    const { body: placed } = await shoppers.process(who, { seen_sum: '1100.00', bonus_amount: 80 });
    expect(placed.order?.discount_sum).toBe(1100);
    // A repeated call has its order, whatever sum it names.
    expect((await shoppers.process(who, { seen_sum: 1 })).body.order?.id).toBe(placed.order?.id);
  });

  test('an order for another time than the customer saw is refused, also when it was repeated', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    const message = 'Выбранное время больше недоступно. Выберите другое';
    const refusal = [422, { message, errors: { datetime: [message] } }];
    for (const seen_time of ['2031-01-01T12:00:00+03:00', '2031-01-01T12:00:00+03:00']) {
      const { status, body } = await shoppers.process(who, { seen_time });
      expect([status, body]).toEqual(refusal);
    }
    expect((await shoppers.process(who, { seen_time: null })).status).toBe(200);
  });

  test('another sum is the first reason, also when the new one is below the minimum', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who, { amount: 1 });
    const { body } = await shoppers.process(who, { seen_sum: 1180 });
    expect(body.message).toMatch(/^Сумма заказа изменилась: теперь 590/);
  });

  test('a delivery can be paid in cash', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    await client.cart('add-comment', { token: who.token, body: { comment: 'позвоните' } });
    await client.cart('toggle-param', { token: who.token, body: { param: 'contactless', value: 1 } });
    const { status, body } = await shoppers.process(who, { cash_change: 2000, discount_sum: 1, user_id: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      payment_url: null,
      order: { discount_sum: 1180, status_slug: 'new' },
    });
    const purchase = (await shoppers.read(who, body.order?.id)).body;
    expect(purchase).toMatchObject({
      is_self_service: false,
      address: { street: 'Огородный проезд', home: '16', apartment: '24' },
      full_sum: 1180,
      write_on_amount: 59,
      comment: 'позвоните',
      contactless: true,
      need_call_confirmation: false,
      items: [{ product_id: 1, amount: 2, price: 590 }],
    });
    expect(purchase.delivery_date).toMatch(/\+03:00$/);
    expect((await client.cart('get', { token: who.token })).body.order).toMatchObject({
      items: [],
      comment: null,
    });
  });

  test('a pickup paid by card has its discount and no minimum sum', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who, { amount: 1, payment: 2 });
    const { body } = await shoppers.process(who, { organization_id: 5 });
    expect(body.order?.discount_sum).toBe(531);
    expect((await shoppers.read(who, body.order?.id)).body).toMatchObject({
      is_self_service: true,
      address: null,
      organization: { name: 'Кицунэ на Арбате' },
    });
  });

  test('a failure in the middle changes nothing', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who, { payment: 1 });
    const before = await shoppers.cart(who);
    await server.query(`create function unprocessable() returns trigger language plpgsql as
      $$ begin raise exception 'the bank is closed'; end $$`);
    await server.query('create trigger refuse before insert on payments execute function unprocessable()');
    const failed = await shoppers.process(who);
    await server.query('drop trigger refuse on payments');
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({ message: 'Сервер не доступен' });
    // The expected delivery time changes with the clock.
    const isLater = { delivery_date: expect.any(String) };
    expect(await shoppers.cart(who)).toEqual({ ...before, ...isLater });
    expect((await shoppers.list(who)).data).toEqual([]);
    const owner = `(select id from users where phone = '${who.phone}')`;
    expect(await server.query(`select 1 from event_outbox where user_id = ${owner}`)).toEqual([]);
    expect((await shoppers.process(who)).body.success).toBe(true);
  });

  test('bonuses pay a part of the sum, exactly once', async () => {
    const who = await shoppers.logIn();
    await shoppers.give(who, 300);
    await shoppers.fillCart(who, { amount: 3 });
    const tooMuch = await shoppers.process(who, { bonus_amount: 301 });
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.body.message).toBe('Можно списать не больше 300 бонусов');
    const { body } = await shoppers.process(who, { bonus_amount: 300 });
    expect(body.order?.discount_sum).toBe(3 * 590 - 300);
    expect((await shoppers.read(who, body.order?.id)).body).toMatchObject({
      write_off_amount: 300,
      full_sum: 1770,
    });
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
    const who = await shoppers.logIn();
    await shoppers.fillCart(who, cart);
    const answer = await shoppers.process(who, body);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(message);
    expect((await shoppers.list(who)).data).toEqual([]);
  });

  test('change from the sum that the button shows, in whole roubles, is enough', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    await server.query('update products set price = price + 20 where id = 1');
    expect((await shoppers.cart(who)).discount_sum).toBe(1180.4);
    const { body: tooLittle } = await shoppers.process(who, { cash_change: 1179 });
    expect(tooLittle.message).toBe('Сумма для сдачи меньше суммы заказа');
    expect((await shoppers.process(who, { cash_change: 1180 })).body.order?.discount_sum).toBe(1180.4);
    await server.query('update products set price = price - 20 where id = 1');
  });

  test('an empty cart is refused', async () => {
    const who = await shoppers.logIn();
    expect((await shoppers.process(who)).body.message).toBe('В корзине пусто');
    await shoppers.fillCart(who);
    const { order } = (await client.cart('get', { token: who.token })).body;
    await client.cart('change-amount', {
      token: who.token,
      body: { item_id: order.items[0]?.id, amount: 0 },
    });
    expect((await shoppers.process(who)).status).toBe(422);
  });

  test('a cart of dishes that have all left the menu is refused', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who, { productId: 9 });
    await server.query('update products set deleted = true where id = 9');
    expect((await shoppers.process(who)).body.message).toBe('В корзине пусто');
    await server.query('update products set deleted = false where id = 9');
  });

  test('a sold-out dish is refused', async () => {
    const who = await shoppers.logIn();
    const udon = (await client.call<Product>('/api/app/product/udon-beef/')).body;
    const required = udon.group_modifiers.find(({ group_required }) => group_required);
    await shoppers.fillCart(who);
    await client.cart('add-product', {
      token: who.token,
      form: { product_id: udon.id, amount: 1, modifiers: [{ id: required?.id }] },
    });
    const { status, body } = await shoppers.process(who);
    expect([status, body.message]).toEqual([
      422,
      'В корзине имеются недоступные для выбранного адреса блюда',
    ]);
  });

  test('an address outside every zone is refused', async () => {
    const { token } = await shoppers.logIn();
    const form = { ...northAddress, street: 'Зеленоград', coordinates: '55.98,37.18' };
    const { body } = await client.call<Address>('/api/user/addresses/add/', { token, form });
    const who = { phone: '', token, addressId: body.id };
    await shoppers.fillCart(who);
    expect((await shoppers.process(who)).body.message).toBe('По этому адресу мы не доставляем');
  });

  test('an order while the kitchen is closed is refused', async () => {
    const who = await shoppers.logIn();
    await shoppers.fillCart(who);
    await server.query(
      `update restaurants set work_time = '{"mon":null,"tue":null,"wed":null,"thu":null,"fri":null,"sat":null,"sun":null}' where id = 6`,
    );
    // A week without shifts counts as unknown hours and does not close the kitchen. One shift on another day does.
    const far = (new Date().getUTCDay() + 3) % 7;
    const day = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][far];
    await server.query(
      `update restaurants set work_time = work_time || '{"${day}":{"from":600,"to":660}}' where id = 6`,
    );
    expect((await shoppers.process(who, { organization_id: 6 })).body.message).toBe(
      'Выбрано недоступное время',
    );
  });

  test('another customer’s address or order and a guest are refused', async () => {
    const [owner, stranger] = [await shoppers.logIn(), await shoppers.logIn()];
    await shoppers.fillCart(owner);
    await shoppers.fillCart(stranger);
    expect((await shoppers.process(stranger, { address_id: owner.addressId })).status).toBe(404);
    const { body } = await shoppers.process(owner);
    expect((await shoppers.read(stranger, body.order?.id)).status).toBe(404);
    expect((await shoppers.read(stranger, 'abc')).status).toBe(404);
    expect((await shoppers.read(stranger, '99999999999999999999')).status).toBe(404);
    expect((await client.call('/api/app/order/process/', { body: {} })).status).toBe(401);
    expect((await client.call('/api/user/orders/')).status).toBe(401);
  });
});

test('orders come in pages, newest first', async () => {
  await server.query('delete from login_codes');
  const who = await shoppers.logIn('79000000001');
  const page = (number: number | string) =>
    client.call<Awaited<ReturnType<typeof shoppers.list>> & { meta: { last_page: number } }>(
      `/api/user/orders/?page=${number}`,
      { token: who.token },
    );
  const { data, meta } = (await page(1)).body;
  expect(data).toHaveLength(10);
  const times = data.map(({ created_at }) => Date.parse(created_at ?? ''));
  expect(times).toEqual(times.toSorted((first, second) => second - first));
  const last = (await page(meta.last_page)).body;
  expect(last.meta).toMatchObject({ current_page: meta.last_page, total: expect.any(Number) });
  expect(last.data.at(0)?.id).not.toBe(data.at(0)?.id);
  expect((await page(meta.last_page + 1)).body.data).toEqual([]);
  for (const absurd of ['-1', '0', '1e309', 'x', '99999999999'])
    expect((await page(absurd)).status).toBe(422);
});
