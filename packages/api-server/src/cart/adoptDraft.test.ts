import { createClient } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
});

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
