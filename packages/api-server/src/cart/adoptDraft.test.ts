import { randomUUID } from 'node:crypto';
import { createClient, north } from '../testing/client';
import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
});

/** The choices of a guest besides dishes. */
const choices = `take_method, organization_id, latitude, longitude, datetime, comment, contactless,
  need_call_confirmation, payment_type_id, persons_count`;

/** Adds one portion of every dish from `first` to `last` into a cart. */
const fill = (owner: string, [first, last]: [number, number]) =>
  server.query(`insert into cart_items (cart_id, product_id, line_key, amount)
    select (select id from carts where ${owner}), id, id::text, 1
    from generate_series(${first}, ${last}) as id`);

test('a guest’s lines are added to the customer’s cart up to its limits', async () => {
  const phone = '79992900001';
  const token = await client.login(phone);
  const roll = { product_id: 1, amount: 18 };
  await client.cart('add-product', { token, form: roll });
  await fill(`user_id = (select id from users where phone = '${phone}')`, [2, 48]);
  const draft = (await client.cart('add-product', { form: { ...roll, amount: 5 } })).body.order.draft_uuid;
  await fill(`draft_uuid = '${draft}'`, [48, 60]);
  const { items } = (await client.cart('add-comment', { token, body: { comment: '', draft_uuid: draft } }))
    .body.order;
  expect(items).toHaveLength(50);
  const amounts = new Map(items.map(({ product_id: id, amount }) => [id, amount]));
  expect([1, 48, 49, 50, 51].map((id) => amounts.get(id))).toEqual([20, 2, 1, 1, undefined]);
});

test('a guest’s last choices replace the customer’s, whose promo code stays', async () => {
  const { token, phone, addressId } = await createShoppers(server, 79_992_910_000).logIn();
  const dish = { product_id: 1, amount: 1 };
  const draft = randomUUID();
  await client.cart('add-product', { form: { ...dish, ...north, draft_uuid: draft } });
  await client.cart('add-product', { token, form: { ...dish, address_id: addressId } });
  const own = `user_id = (select id from users where phone = '${phone}')`;
  await server.query(`
    update carts set (${choices}) = ('pickup', 2, 55.7, 37.6, '2030-01-02T12:00Z', 'Без лука', true, true, 3, 4)
      where draft_uuid = '${draft}';
    update carts set (${choices}) = ('delivery', 1, 55.8, 37.5, '2030-01-01T12:00Z', 'С луком', false, false, 2, 7),
      address_id = ${addressId}, promo_code_id = (select min(id) from promo_codes) where ${own}`);
  const [chosen] = await server.query(`select ${choices} from carts where draft_uuid = '${draft}'`);
  await client.login(phone, draft);
  expect(await server.query(`select ${choices}, address_id, promo_code_id from carts where ${own}`)).toEqual([
    { ...chosen, address_id: null, promo_code_id: expect.any(Number) },
  ]);
  expect(await server.query(`select 1 from carts where draft_uuid = '${draft}'`)).toEqual([]);
});
