import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import { northAddress } from '../../testing/client';
import { signedCall, startKitchen } from '../../testing/kitchenStandIn';
import { createShoppers, type Shopper } from '../../testing/shopper';
import { startServer, type TestServer } from '../../testing/startServer';

const secret = 'a secret of both sides';

let kitchen: Awaited<ReturnType<typeof startKitchen>>;
let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
beforeAll(async () => {
  kitchen = await startKitchen({ secret });
  server = await startServer(kitchen.environment);
  shoppers = createShoppers(server, 79_992_700_000);
});
afterAll(() => kitchen.close());

interface Answer {
  success?: boolean;
  status_slug?: string;
  applied?: boolean;
  unknown?: (string | number)[];
  message?: string;
}

let events = 0;
const nextEvent = () => `event-${(events += 1)}`;
const send = (path: string, body: object, options: { secret?: string; at?: Date } = {}) =>
  shoppers.client.call<Answer>(`/api/kitchen/${path}/`, signedCall(body, { secret, ...options }));
const report = (orderId: number, slug: string, more: object = {}) =>
  send('status', { event_id: nextEvent(), order_id: orderId, status_slug: slug, ...more });
const statusOf = async (who: Shopper, id: number) => (await shoppers.read(who, id)).body.status_slug;
const historyOf = async (id: number) =>
  (await server.query(`select status_slug from order_history where order_id = ${id} order by id`)).map(
    ({ status_slug }) => status_slug,
  );
const untilReceived = (id: number, kind: string) =>
  until(() => kitchen.about(id).some((message) => message.kind === kind));

async function order(filling: { payment?: number } = {}, body: Record<string, unknown> = {}) {
  const who = await shoppers.logIn();
  const { id, payment_url: url } = await shoppers.order(who, filling, body);
  return { who, id, payPath: url ? new URL(url).pathname : '' };
}

test('the kitchen gets all that it needs to cook and deliver an order, and answers for its statuses', async () => {
  await server.query(`update modifiers set external_id = 'k-' || id`);
  const who = await shoppers.logIn();
  await server.query(`update users set name = 'Анна' where phone = '${who.phone}'`);
  const notes = { intercom: '24К', comment: 'Вход со двора' };
  await shoppers.client.call('/api/user/addresses/add/', {
    token: who.token,
    form: { ...northAddress, ...notes, label: 'Дом' },
  });
  const form = {
    product_id: 1,
    amount: 3,
    address_id: who.addressId,
    modifiers: [{ id: 1, amount: 2 }],
  };
  await shoppers.client.cart('add-product', { token: who.token, form });
  await shoppers.client.cart('add-comment', { token: who.token, body: { comment: 'Без лука' } });
  await shoppers.client.cart('change-payment-type', { token: who.token, body: { id: 3 } });
  const { order: placed } = (await shoppers.process(who, { cash_change: 5000 })).body;
  const id = placed?.id ?? 0;
  await untilReceived(id, 'order');
  const [message] = kitchen.about(id);
  const [row = {}] = await server.query(`select organization_id, restaurants.external_id as restaurant,
      full_sum, discount_sum, products.external_id as dish, products.name as dish_name, products.price as dish_price,
      modifiers.name as modifier_name, modifiers.price as modifier_price
    from orders join restaurants on restaurants.id = organization_id, products, modifiers
    where orders.id = ${id} and products.id = 1 and modifiers.id = 1`);
  const price = Number(row['dish_price']) + 2 * Number(row['modifier_price']);
  expect(row['full_sum']).toBe(3 * price);
  expect(message?.order).toEqual({
    id,
    restaurant: { id: row['organization_id'], external_id: row['restaurant'], name: expect.any(String) },
    status_slug: 'new',
    take_method: 'delivery',
    // The label is the customer's own.
    address: {
      street: 'Огородный проезд',
      home: '16',
      apartment: '24',
      entrance: null,
      floor: null,
      full_address: northAddress.full_address,
      coordinates: northAddress.coordinates,
      ...notes,
    },
    contactless: false,
    customer: { name: 'Анна', phone: who.phone },
    need_call_confirmation: false,
    persons_count: 1,
    comment: 'Без лука',
    placed_at: expect.stringMatching(/^\d{4}-.*\+03:00$/),
    datetime: null,
    kitchen_at: null,
    delivery_date: expect.stringMatching(/\+03:00$/),
    payment: { type: 'cash', is_paid: false, cash_change: 500_000 },
    full_sum: row['full_sum'],
    bonuses: 0,
    to_pay: row['discount_sum'],
    promocode: null,
    lines: [
      {
        product_id: 1,
        external_id: row['dish'],
        name: row['dish_name'],
        amount: 3,
        product_price: row['dish_price'],
        price,
        is_gift: false,
        modifiers: [
          {
            id: 1,
            external_id: 'k-1',
            name: row['modifier_name'],
            price: row['modifier_price'],
            amount: 2,
          },
        ],
      },
    ],
  });
  const document = readFileSync(join(__dirname, '../../../../../docs/integrating.md'), 'utf8');
  expect(Object.keys(message?.order ?? {}).filter((field) => !document.includes(`\`${field}\``))).toEqual([]);
  // Only the kitchen moves the order.
  for (const slug of ['in_progress', 'ready', 'on_the_way', 'delivered'])
    expect(await report(id, slug)).toMatchObject({ status: 200, body: { success: true, applied: true } });
  expect(await statusOf(who, id)).toBe('closed');
  expect(await historyOf(id)).toEqual(['new', 'in_progress', 'ready', 'on_the_way', 'closed']);
  expect(kitchen.about(id)).toHaveLength(1);
  const [waiting] = await server.query(`select count(*)::int as count from kitchen_outbox`);
  expect(waiting).toEqual({ count: 0 });
});

test('an event counts once, and an order goes neither back nor on from its end', async () => {
  const { who, id } = await order();
  const twice = { event_id: nextEvent(), order_id: id, status_slug: 'in_progress' };
  const answers = await Promise.all([send('status', twice), send('status', twice)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.applied).toSorted()).toEqual([false, true]);
  expect((await report(id, 'on_the_way')).body.applied).toBe(true);
  expect((await report(id, 'ready')).body).toEqual({
    success: true,
    applied: false,
    status_slug: 'on_the_way',
  });
  expect((await report(id, 'closed')).body.applied).toBe(true);
  for (const slug of ['canceled', 'error', 'in_progress'])
    expect((await report(id, slug)).body).toEqual({ success: true, applied: false, status_slug: 'closed' });
  expect(await statusOf(who, id)).toBe('closed');
  expect(await historyOf(id)).toEqual(['new', 'in_progress', 'on_the_way', 'closed']);
  const [earned] = await server.query(
    `select count(*)::int as count from bonus_transactions where key = 'order:${id}:earned'`,
  );
  expect(earned).toEqual({ count: 1 });
});

test('a report has the time at which the status began, within the life of the order', async () => {
  const { id } = await order();
  const dates = async () => {
    const rows =
      await server.query(`select order_history.status_slug, at >= created_at as is_later, at <= now() as is_past,
        at = created_at as is_first from order_history join orders on orders.id = order_id where order_id = ${id}`);
    return Object.fromEntries(rows.map(({ status_slug, ...rest }) => [status_slug, rest]));
  };
  await report(id, 'in_progress', { at: '2020-01-01T12:00:00+03:00' });
  await report(id, 'ready', { at: '2099-01-01T12:00:00Z' });
  expect(await dates()).toMatchObject({
    in_progress: { is_first: true },
    ready: { is_later: true, is_past: true },
  });
});

test('an order that is paid online leaves once it is paid', async () => {
  const { who, id, payPath } = await order({ payment: 1 });
  expect((await report(id, 'in_progress')).status).toBe(404);
  expect(await server.query(`select 1 from kitchen_outbox where order_id = ${id}`)).toEqual([]);
  await shoppers.client.call(payPath, { form: { action: 'pay' } });
  await untilReceived(id, 'order');
  expect(kitchen.about(id)[0]?.order).toMatchObject({
    status_slug: 'new',
    payment: { type: 'online', is_paid: true },
  });
  // The kitchen cannot cook it: the money goes back.
  expect((await report(id, 'error')).body.applied).toBe(true);
  const [payment] = await server.query(`select status from payments where order_id = ${id}`);
  expect(['refund_due', 'refunded']).toContain(payment?.['status']);
  expect(await statusOf(who, id)).toBe('error');
  expect(kitchen.about(id)).toHaveLength(1);
});

test('the kitchen hears of an order that its customer cancels, after the order itself', async () => {
  kitchen.state.status = 503;
  const { who, id } = await order();
  await until(() => kitchen.about(id).length > 0);
  const canceling = await shoppers.client.call(`/api/user/orders/${id}/cancel/`, {
    token: who.token,
    body: {},
  });
  expect(canceling.status).toBe(200);
  kitchen.state.status = 200;
  await untilReceived(id, 'canceled');
  const heard = kitchen.about(id);
  expect(heard.map(({ kind }) => kind).filter((kind, place, all) => kind !== all[place - 1])).toEqual([
    'order',
    'canceled',
  ]);
  expect(new Set(heard.map(({ event_id }) => event_id)).size).toBe(2);
  expect(heard.at(-1)?.order['status_slug']).toBe('canceled');
  expect((await report(id, 'in_progress')).body).toMatchObject({ applied: false, status_slug: 'canceled' });
});

test('points and promo code come back from an order that the kitchen cancels, and no message is left', async () => {
  kitchen.state.status = 422;
  const who = await shoppers.logIn();
  await shoppers.give(who, 100);
  const { id } = await shoppers.order(who, {}, { bonus_amount: 100 });
  await until(async () => {
    const [row] = await server.query(`select is_refused from kitchen_outbox where order_id = ${id}`);
    return row?.['is_refused'] === true;
  });
  expect(await shoppers.balance(who)).toBe(0);
  expect((await report(id, 'canceled')).body).toMatchObject({ applied: true, status_slug: 'canceled' });
  expect(await shoppers.balance(who)).toBe(100);
  expect(await server.query(`select 1 from kitchen_outbox where order_id = ${id}`)).toEqual([]);
  kitchen.state.status = 200;
});

test('an order that is to be confirmed by a call says so, and leaves at once with its time', async () => {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  const { token } = who;
  await shoppers.client.cart('toggle-param', { token, body: { param: 'need_call_confirmation', value: 1 } });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const datetime = `${tomorrow}T15:00:00.000+03:00`;
  await shoppers.client.cart('change-datetime', { token, body: { datetime } });
  const { order: placed } = (await shoppers.process(who)).body;
  const id = placed?.id ?? 0;
  await untilReceived(id, 'order');
  expect(kitchen.about(id)[0]?.order).toMatchObject({
    status_slug: 'not_confirmed',
    need_call_confirmation: true,
    datetime,
    delivery_date: datetime,
    kitchen_at: expect.stringMatching(`^${tomorrow}T1[34]:`),
  });
  expect((await report(id, 'new')).body.applied).toBe(true);
  expect(await historyOf(id)).toEqual(['not_confirmed', 'new']);
  expect(kitchen.about(id)).toHaveLength(1);
});

test('forged, old and malformed calls change nothing', async () => {
  const { who, id } = await order();
  const body = { event_id: nextEvent(), order_id: id, status_slug: 'canceled' };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const unsigned = await shoppers.client.call('/api/kitchen/status/', { body });
  expect(unsigned.status).toBe(401);
  expect((await send('status', body, { secret: 'another secret of ours' })).status).toBe(401);
  expect((await send('status', body, { at: ago(6) })).status).toBe(401);
  const { headers } = signedCall(body, { secret });
  const other = { ...body, order_id: id + 1 };
  expect((await shoppers.client.call('/api/kitchen/status/', { body: other, headers })).status).toBe(401);
  const refused = [
    { ...body, status_slug: 'cooking' },
    { ...body, status_slug: 'wait_confirm' },
    { ...body, status_slug: 7 },
    { ...body, order_id: 'first' },
    { ...body, order_id: 1e12 },
    { ...body, event_id: '' },
    { ...body, event_id: 'a\u0000b' },
    { ...body, at: 'yesterday' },
    [],
    {},
  ];
  for (const content of refused)
    expect([content, (await send('status', content)).status]).toEqual([content, 422]);
  expect((await send('status', { ...body, order_id: 2_000_000_000 })).status).toBe(404);
  const long = await send('status', { ...body, note: 'x'.repeat(10_000) });
  expect(long.status).toBe(413);
  for (const path of ['status', 'stop-list'])
    expect((await shoppers.client.call(`/api/kitchen/${path}/`)).status).toBe(404);
  expect((await shoppers.client.call('/api/kitchen/stop-list/', { body: {} })).status).toBe(401);
  expect(await statusOf(who, id)).toBe('new');
  expect(await historyOf(id)).toEqual(['new']);
});

test('dishes that a kitchen stops leave its menu and carts, and come back', async () => {
  const [restaurant] = await server.query('select id, external_id from restaurants order by id limit 1');
  const [dish, other] = await server.query(`select id, external_id, slug from products order by id limit 2`);
  const place = { organization_id: restaurant?.['id'] };
  const isStopped = async (slug: unknown) => {
    const { body } = await shoppers.client.call<Product>(`/api/app/product/${String(slug)}/`, {
      query: place,
    });
    return body.is_stoplisted;
  };
  const change = (stopped: boolean, more: object = {}) => ({
    event_id: nextEvent(),
    restaurant_id: restaurant?.['external_id'],
    product_ids: [dish?.['external_id'], other?.['id'], 'an ingredient'],
    stopped,
    ...more,
  });
  const stop = change(true);
  expect(await send('stop-list', stop)).toMatchObject({
    status: 200,
    body: { success: true, unknown: ['an ingredient'] },
  });
  await until(async () => (await isStopped(dish?.['slug'])) && (await isStopped(other?.['slug'])));
  const who = await shoppers.logIn();
  const form = { product_id: dish?.['id'], amount: 1, ...place };
  await shoppers.client.cart('add-product', { token: who.token, form });
  const stopped = (await shoppers.cart(who)).stoplisted_items.map(({ product_id }) => product_id);
  expect(stopped).toEqual([dish?.['id']]);
  expect((await send('stop-list', change(false, { restaurant_id: restaurant?.['id'] }))).status).toBe(200);
  // The first event again, after the second one.
  expect((await send('stop-list', stop)).status).toBe(200);
  expect((await shoppers.cart(who)).stoplisted_items).toEqual([]);
  await until(async () => !(await isStopped(dish?.['slug'])));
  expect((await send('stop-list', change(true, { restaurant_id: 'nowhere' }))).status).toBe(404);
  for (const wrong of [
    { product_ids: [] },
    { stopped: 'yes' },
    { restaurant_id: 1.5 },
    { product_ids: ['a\u0000'] },
  ])
    expect([wrong, (await send('stop-list', change(true, wrong))).status]).toEqual([wrong, 422]);
});

test('an unpaid order still ends, and orders from before the setting reach the kitchen', async () => {
  const unpaid = await order({ payment: 1 });
  await server.query(`update orders set next_at = now() where id = ${unpaid.id}`);
  await until(async () => (await statusOf(unpaid.who, unpaid.id)) === 'canceled');
  const { who, id } = await order();
  await untilReceived(id, 'order');
  const { who: another, id: begun } = await order();
  await untilReceived(begun, 'order');
  await report(begun, 'in_progress');
  const before = kitchen.about(begun).length;
  // As a process with a simulated kitchen leaves them.
  await server.query(`update orders set next_at = now() where id in (${id}, ${begun})`);
  await until(async () => kitchen.about(id).length === 2);
  await until(async () => (await server.query('select 1 from orders where next_at <= now()')).length === 0);
  expect([await statusOf(who, id), await statusOf(another, begun)]).toEqual(['new', 'in_progress']);
  expect(kitchen.about(begun)).toHaveLength(before);
  expect(kitchen.about(unpaid.id)).toEqual([]);
});

test('without a kitchen there are no such calls', async () => {
  const simulated = await startServer();
  const { client } = createShoppers(simulated, 79_992_750_000);
  for (const path of ['status', 'stop-list']) {
    const { status } = await client.call(`/api/kitchen/${path}/`, signedCall({}, { secret }));
    expect([path, status]).toEqual([path, 404]);
  }
});
