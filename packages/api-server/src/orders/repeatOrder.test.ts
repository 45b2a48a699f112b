import type { Cart, Product } from '@storefront/api-contract';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let who: Shopper;
let stranger: Shopper;
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_992_600_000);
  stranger = await shoppers.logIn();
});
beforeEach(async () => {
  who = await shoppers.logIn();
});

interface Repeated {
  order: Cart;
  deleted_items: { product_id: number; name: string }[];
  message: string;
}

const repeat = (id: number | string, body: object = {}, { token }: { token?: string } = who) =>
  shoppers.client.call<Repeated>(`/api/user/orders/${id}/repeat/`, { token, body });
const add = (form: object) =>
  shoppers.client.cart('add-product', { token: who.token, form: { amount: 1, ...form } });
const amounts = (cart: Cart) => cart.items.map(({ product_id, amount }) => [product_id, amount]);

test('lines are added once, and existing lines keep the greater amount', async () => {
  await shoppers.fillCart(who, { productId: 2, amount: 3 });
  const { id } = await shoppers.order(who);
  await add({ product_id: 1, amount: 5 });
  await add({ product_id: 2 });
  await add({ product_id: 3 });
  const first = await repeat(id);
  expect(first.status).toBe(200);
  expect(first.body.deleted_items).toEqual([]);
  expect(amounts(first.body.order)).toEqual([
    [1, 5],
    [2, 3],
    [3, 1],
  ]);
  const again = await Promise.all([repeat(id), repeat(id), repeat(id)]);
  for (const { body } of again) expect(amounts(body.order)).toEqual(amounts(first.body.order));
});

test('modifiers are kept and today’s prices apply', async () => {
  const udon = (await shoppers.client.call<Product>('/api/app/product/udon-beef/')).body;
  const [required] = udon.group_modifiers.filter(({ group_required }) => group_required);
  await add({ product_id: udon.id, amount: 2, modifiers: [{ id: required?.id }], organization_id: 5 });
  await shoppers.client.cart('change-payment-type', { token: who.token, body: { id: 2 } });
  const { order } = (await shoppers.process(who, { organization_id: 5 })).body;
  await server.query(`update products set price = price + 10000 where id = ${udon.id}`);
  const { body } = await repeat(order?.id ?? 0);
  expect(body.order.items).toMatchObject([
    { amount: 2, modifiers: [{ id: required?.id }], product: { price: Number(udon.price) + 100 } },
  ]);
});

test('the place of the order applies unless the client names one', async () => {
  await shoppers.fillCart(who);
  await shoppers.client.cart('change-payment-type', { token: who.token, body: { id: 2 } });
  const { order } = (await shoppers.process(who, { organization_id: 5 })).body;
  const { id } = await shoppers.order(who);
  const place = async () =>
    (
      await server.query(`select take_method, organization_id, address_id from carts
      where user_id = (select id from users where phone = '${who.phone}')`)
    )[0];
  await repeat(order?.id ?? 0);
  expect(await place()).toMatchObject({ take_method: 'pickup', organization_id: 5 });
  await repeat(id);
  expect(await place()).toMatchObject({ take_method: 'delivery', address_id: who.addressId });
  await repeat(id, { organization_id: 6 });
  expect(await place()).toMatchObject({ take_method: 'pickup', organization_id: 6 });
  await shoppers.client.call('/api/user/addresses/delete/', {
    token: who.token,
    body: { address_id: who.addressId },
  });
  await repeat(id);
  expect(await place()).toMatchObject({ take_method: 'delivery', address_id: null });
});

test('dishes that left the menu are listed, and sold-out ones are separate', async () => {
  await shoppers.fillCart(who, { productId: 4 });
  await shoppers.fillCart(who, { productId: 5 });
  const { id } = await shoppers.order(who);
  const restaurant = `(select organization_id from orders where id = ${id})`;
  await server.query('update products set deleted = true where id = 4');
  await server.query(`insert into stop_list (restaurant_id, product_id) values (${restaurant}, 5)`);
  const { body } = await repeat(id);
  await server.query('update products set deleted = false where id = 4');
  await server.query(`delete from stop_list where product_id = 5 and restaurant_id = ${restaurant}`);
  expect(body.deleted_items).toMatchObject([{ product_id: 4, name: expect.any(String) }]);
  expect(amounts(body.order)).toEqual([[1, 2]]);
  expect(body.order.stoplisted_items).toMatchObject([{ product_id: 5 }]);
});

test('another customer’s order or address, an unknown order, nonsense and guests are refused', async () => {
  const { id } = await shoppers.order(who);
  for (const absurd of [id, 0, 999_999_999, '99999999999999999999', 'abc', '-1', '%00']) {
    expect((await repeat(absurd, {}, stranger)).status).toBe(404);
  }
  expect((await shoppers.cart(stranger))?.items ?? []).toEqual([]);
  expect((await repeat(id, { address_id: stranger.addressId })).status).toBe(404);
  expect((await repeat(id, { organization_id: 999 })).status).toBe(422);
  expect((await repeat(id, { latitude: 1e309 })).status).toBe(422);
  expect((await repeat(id, {}, {})).status).toBe(401);
});
