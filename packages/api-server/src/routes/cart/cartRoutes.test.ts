import { randomUUID } from 'node:crypto';
import type { Product, ProductCard } from '@storefront/api-contract';
import { createClient, north } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let nextPhone = 79_991_000_000;
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
});

const phone = () => String((nextPhone += 1));
const add = (form: Record<string, unknown>, token?: string) => client.cart('add-product', { form, token });
const get = (query: Record<string, unknown>, token?: string) => client.cart('get', { query, token });

/** Plain rolls: 1 is 590 ₽, 2 is 490 ₽. Its modifiers 1 and 2 are 40 ₽ each, in one group of 5. */
const roll = { product_id: 1, amount: 1 };

async function guest(form: Record<string, unknown> = roll) {
  const { body } = await add({ ...north, ...form });
  return { draft: body.order.draft_uuid ?? '', order: body.order, item: body.order.items[0]?.id ?? 0 };
}

describe('a guest', () => {
  test('has no cart before something is added', async () => {
    expect((await get(north)).body).toMatchObject({ order: null, error: false });
    expect((await get({ ...north, draft_uuid: randomUUID() })).body.order).toBeNull();
  });

  test('gets a draft with the first dish and can read it', async () => {
    const { draft } = await guest();
    expect(draft).toMatch(/^[\da-f-]{36}$/);
    const { body } = await get({ ...north, draft_uuid: draft });
    expect(body.order).toMatchObject({
      full_sum: 590,
      discount_sum: 590,
      write_on_amount: 29,
      discounts: null,
    });
    expect(body.order.restriction).toEqual({ minimal_amount: 990, duration: 60, duration_change: null });
  });

  test('may choose the draft uuid', async () => {
    const draft = randomUUID();
    const { body } = await add({ ...roll, draft_uuid: draft });
    expect(body.order.draft_uuid).toBe(draft);
  });

  test('sees no one else’s cart', async () => {
    const { item } = await guest();
    const other = await guest();
    const body = { item_id: item, amount: 5, draft_uuid: other.draft };
    expect((await client.call('/api/app/order/change-amount/', { body })).status).toBe(404);
  });
});

describe('lines', () => {
  test('equal lines add up, and different modifiers make different lines', async () => {
    const { draft } = await guest();
    await add({ ...roll, draft_uuid: draft });
    const { body } = await add({ ...roll, draft_uuid: draft, modifiers: [{ id: 2 }, { id: 1, amount: 2 }] });
    expect(body.order.items.map(({ amount, price }) => [amount, price])).toEqual([
      [2, 590],
      [1, 710],
    ]);
    expect(body.order.full_sum).toBe(2 * 590 + 710);
    const again = await add({ ...roll, draft_uuid: draft, modifiers: [{ id: 1, amount: 2 }, { id: 2 }] });
    expect(again.body.order.items[1]).toMatchObject({ amount: 2, price: 710 });
  });

  test('a line holds at most 20, also in parallel', async () => {
    const { draft } = await guest({ ...roll, amount: 15 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        client.call('/api/app/order/add-product/', { form: { ...roll, draft_uuid: draft } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused[0]?.body.message).toBe('Не больше 20 порций одного блюда');
    expect((await get({ draft_uuid: draft })).body.order.items[0]?.amount).toBe(20);
  });

  test('an amount is set, and 0 removes the line', async () => {
    const { draft, item } = await guest();
    const change = (amount: unknown) =>
      client.cart('change-amount', { body: { item_id: item, amount, draft_uuid: draft } });
    expect((await change('7')).body.order.full_sum).toBe(7 * 590);
    expect((await change(0)).body.order).toMatchObject({ items: [], full_sum: 0, expendable: [] });
    expect((await change(1)).status).toBe(404);
  });

  test('a missing required choice is refused', async () => {
    const { body: poke } = await client.call<Product>('/api/app/product/poke-salmon/');
    const base = poke.group_modifiers.filter(({ group_name }) => group_name === 'Основа').map(({ id }) => id);
    const attempt = (modifiers: unknown) =>
      client.call('/api/app/order/add-product/', { form: { product_id: poke.id, amount: 1, modifiers } });
    const none = await attempt([]);
    expect(none.status).toBe(422);
    expect(none.body.message).toBe('Необходимо выбрать модификатор.');
    expect((await attempt([{ id: base[0] }, { id: base[1] }])).status).toBe(422);
    expect((await attempt([{ id: base[0] }, { id: 1 }])).body.message).toBe(
      'Такой добавки нет у этого блюда',
    );
    expect((await attempt([{ id: base[1] }])).status).toBe(200);
  });

  test('extras above their maximum are refused', async () => {
    const { status, body } = await client.call('/api/app/order/add-product/', {
      form: {
        ...roll,
        modifiers: [
          { id: 1, amount: 5 },
          { id: 2, amount: 1 },
        ],
      },
    });
    expect(status).toBe(422);
    expect(body.message).toBe('Слишком много в разделе «Добавки к роллу»');
  });

  test('a price from the client changes nothing', async () => {
    const { order } = await guest({ ...roll, price: 1, discount_sum: 1, user_id: 1 });
    expect(order.discount_sum).toBe(590);
  });

  test('JSON and multipart are equivalent to a form', async () => {
    const json = await client.cart('add-product', { body: { ...roll, modifiers: [{ id: 1, amount: 1 }] } });
    expect(json.body.order.full_sum).toBe(630);
    const form = new FormData();
    for (const [name, value] of [
      ['product_id', '1'],
      ['amount', '1'],
      ['modifiers[0][id]', '1'],
    ] as const) {
      form.set(name, value);
    }
    const answer = await fetch(`${server.url}/api/app/order/add-product`, { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ order: { full_sum: 630 } });
  });

  test.each([
    ['amount', { amount: -1 }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 0.5 }],
    ['amount', { amount: 21 }],
    ['amount', { amount: '1e309' }],
    ['amount', { amount: undefined }],
    ['product_id', { product_id: -1 }],
    ['product_id', { product_id: 99_999 }],
    ['product_id', { product_id: 2_147_483_648 }],
    ['product_id', { product_id: null }],
    ['draft_uuid', { draft_uuid: "1' or 1=1" }],
    ['latitude', { latitude: 'NaN', longitude: 37 }],
    ['modifiers', { modifiers: 'x' }],
    ['modifiers.0.id', { modifiers: [{ id: 'x' }] }],
    ['organization_id', { organization_id: 999 }],
  ])('a wrong %s is refused under its name: %j', async (field, change) => {
    const { status, body } = await client.call('/api/app/order/add-product/', {
      body: { ...roll, ...change },
    });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field]);
    expect(body.message).toMatch(/[а-я]/);
  });

  test.each([
    ['not JSON', '{', 'application/json', 400],
    ['an unknown kind', 'x', 'text/x', 415],
    ['too much', JSON.stringify({ x: 'a'.repeat(300_000) }), 'application/json', 413],
  ])('a body that is %s is refused', async (_name, body, type, status) => {
    const answer = await fetch(`${server.url}/api/app/order/add-product/`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/[а-я]/) });
  });
});

describe('stored parameters', () => {
  test('the cart stores comment, payment, persons and switches', async () => {
    const { draft } = await guest();
    const body = (fields: Record<string, unknown>) => ({ body: { ...fields, draft_uuid: draft } });
    await client.cart('add-comment', body({ comment: '  без лука ' }));
    await client.cart('change-payment-type', body({ id: 3 }));
    await client.cart('toggle-param', body({ param: 'contactless', value: 1 }));
    await client.cart('toggle-param', body({ param: 'need_call_confirmation', value: '1' }));
    const path = `change-person-count/?persons=3&draft_uuid=${draft}`;
    const answer = await client.call<{ order: unknown }>(`/api/app/order/${path}`, { body: {} });
    expect(answer.body.order).toMatchObject({
      comment: 'без лука',
      payment_type_id: 3,
      contactless: true,
      need_call_confirmation: true,
      persons_count: 3,
      expendable: [{ amount: 3, price: 0, product: { name: 'Соевый соус 50 мл на гостя' } }],
    });
  });

  test.each([
    ['change-payment-type', { id: 4 }],
    ['toggle-param', { param: 'version', value: 1 }],
    ['toggle-param', { param: 'contactless', value: 2 }],
    ['add-comment', { comment: 'я'.repeat(1001) }],
    ['add-comment', {}],
    ['change-take-method', { method: 'teleport' }],
    ['change-amount', { item_id: 1, amount: 21 }],
    ['change-person-count', {}],
  ])('%s with %j is refused', async (path, body) => {
    expect((await client.call(`/api/app/order/${path}/`, { body })).status).toBe(422);
  });

  test('pickup has its discount and the stop-list of its restaurant', async () => {
    const { draft } = await guest({ ...roll, amount: 2 });
    const scallop = (await client.call<Product>('/api/app/product/nigiri-scallop/')).body;
    await add({ product_id: scallop.id, amount: 1, draft_uuid: draft });
    const take = (fields: Record<string, unknown>) =>
      client.cart('change-take-method', { body: { ...fields, draft_uuid: draft } });
    const pickup = (await take({ method: 'pickup', organization_id: 5 })).body.order;
    expect(pickup).toMatchObject({ full_sum: 1180, discount_sum: 1062, restriction: null });
    expect(pickup.stoplisted_items.map(({ product_id }) => product_id)).toEqual([scallop.id]);
    expect((await get({ draft_uuid: draft })).body.order.discount_sum).toBe(1062);
    const delivery = (await take({ method: 'delivery' })).body.order;
    expect(delivery).toMatchObject({ full_sum: 1180 + Number(scallop.price), stoplisted_items: [] });
    expect(delivery.restriction).toMatchObject({ minimal_amount: 990 });
  });

  test('recommendations have no required choices and are not in the cart', async () => {
    const cola = (await client.call<Product>('/api/app/product/gyoza-pork/')).body;
    const { draft } = await guest({ product_id: cola.id, amount: 1 });
    const { body } = await client.call<ProductCard[]>('/api/app/order/recommendations/', {
      query: { draft_uuid: draft, general: 1 },
    });
    expect(body.length).toBeGreaterThanOrEqual(4);
    expect(body.some(({ has_modifiers, id }) => has_modifiers || id === cola.id)).toBe(false);
  });
});

describe('login', () => {
  test('the draft of the confirmation becomes the cart, and lines add up to 20', async () => {
    const number = phone();
    const first = await guest({ ...roll, amount: 15 });
    const token = await client.login(number, first.draft);
    expect((await get({}, token)).body.order).toMatchObject({ full_sum: 15 * 590, draft_uuid: null });
    const second = await guest({ ...roll, amount: 15 });
    await add({ product_id: 2, amount: 1, draft_uuid: second.draft });
    await server.query('delete from login_codes');
    const again = await client.login(number, second.draft);
    const { order } = (await get({}, again)).body;
    expect(order.items.map(({ product_id, amount }) => [product_id, amount])).toEqual([
      [1, 20],
      [2, 1],
    ]);
    expect(order.discounts).toEqual({ available_points: 0, total_points: 0 });
    expect((await get({ draft_uuid: second.draft })).body.order).toBeNull();
  });

  test('without a draft at the confirmation, the first write that names it merges it, once', async () => {
    const { draft } = await guest({ ...roll, amount: 2 });
    const token = await client.login(phone());
    const tabs = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.cart('add-comment', { token, body: { comment: 'без лука', draft_uuid: draft } }),
      ),
    );
    expect(tabs.map(({ body }) => body.order.items[0]?.amount)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('a read that names a draft, as a link on another site may, changes no cart', async () => {
    const { draft } = await guest({ ...roll, amount: 2 });
    const token = await client.login(phone());
    await add({ product_id: 2, amount: 1 }, token);
    const { order } = (await get({ ...north, draft_uuid: draft }, token)).body;
    expect(order.items.map(({ product_id }) => product_id)).toEqual([2]);
    expect((await get({ draft_uuid: draft })).body.order.items[0]?.amount).toBe(2);
  });

  test('a merged draft is gone for everyone else', async () => {
    const { draft } = await guest();
    await client.login(phone(), draft);
    const other = await client.login(phone());
    expect((await get({ draft_uuid: draft }, other)).body.order).toBeNull();
  });
});
