import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { User } from '../auth/sessions';
import { readPictures } from '../catalogue/pictures';
import type { Database } from '../database/connect';
import { users } from '../database/schema/users';
import { files } from '../files';
import { openData } from '../testing/openData';
import { addProduct, changeAmount } from './changeLines';
import { withCart } from './withCart';

// The cost of a cart is its round trips to the database: each number here is a budget.

let close: () => Promise<void>;
let context: Parameters<typeof withCart>[0];
let user: User;
let sent: string[] = [];

beforeAll(async () => {
  const data = await openData();
  close = data.close;
  const { $client: pool } = data.db as Database & { $client: pg.Pool };
  const logger = { logQuery: (text: string) => void sent.push(text) };
  context = { db: drizzle(pool, { logger }), pictures: readPictures(join(files.demoChain, 'pictures')) };
  const [row] = await data.db.select().from(users).where(eq(users.phone, '79000000001'));
  if (!row) throw new Error('the demo customer is not there');
  user = row;
  // The first call reads the facts that price carts.
  await add({ draft_uuid: randomUUID() }, 1);
}, 300_000);
afterAll(() => close());

const point = { latitude: 55.8196, longitude: 37.6035 };
const add = (fields: { draft_uuid?: string }, productId: number, owner?: User) =>
  withCart(context, { user: owner, fields: { ...fields, ...point }, kind: 'add' }, (cart) =>
    addProduct(cart, { productId, amount: 1, modifiers: [] }),
  );

/** The statements of a call: the tables that a statement writes, or else its first word. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  sent = [];
  await call();
  return sent.map((text) => {
    const writes = text.match(/\b(?:insert into|(?<!for )update|delete from) \w+/g);
    return writes?.join(', ') ?? text.trim().split(/\s/, 1)[0] ?? '';
  });
}

test('a guest’s first dish makes a cart', async () => {
  expect(await statementsOf(() => add({ draft_uuid: randomUUID() }, 1))).toEqual([
    'select',
    'insert into carts, insert into cart_items',
  ]);
});

test('a guest without a draft has nothing to read', async () => {
  const read = () => withCart(context, { user: undefined, fields: point, kind: 'read' });
  expect(await statementsOf(read)).toEqual([]);
});

test('another dish, the same dish, another amount, no amount, and a read', async () => {
  const draft_uuid = randomUUID();
  await add({ draft_uuid }, 1);
  expect(await statementsOf(() => add({ draft_uuid }, 2))).toEqual([
    'select',
    'update carts, insert into cart_items',
  ]);
  expect(await statementsOf(() => add({ draft_uuid }, 2))).toEqual([
    'select',
    'update carts, update cart_items',
  ]);
  const read = () => withCart(context, { user: undefined, fields: { draft_uuid, ...point }, kind: 'read' });
  const [line] = (await read()).order?.items ?? [];
  const change = (amount: number) => () =>
    withCart(context, { user: undefined, fields: { draft_uuid }, kind: 'change' }, (cart) =>
      changeAmount(cart, { itemId: line?.id ?? 0, amount }),
    );
  expect(await statementsOf(change(3))).toEqual(['select', 'update carts, update cart_items']);
  expect(await statementsOf(change(0))).toEqual(['select', 'update carts, delete from cart_items']);
  expect(await statementsOf(read)).toEqual(['select']);
  const stay = () => withCart(context, { user: undefined, fields: { draft_uuid, ...point }, kind: 'change' });
  expect(await statementsOf(stay)).toEqual(['select']);
});

test('a call with a key takes no more statements, and writes its key with the dish; a repeat only reads', async () => {
  const draft_uuid = randomUUID();
  const callKey = { key: randomUUID(), fingerprint: 'of the call' };
  const addOnce = () =>
    withCart(context, { user: undefined, fields: { draft_uuid, ...point }, kind: 'add', callKey }, (cart) =>
      addProduct(cart, { productId: 1, amount: 1, modifiers: [] }),
    );
  expect(await statementsOf(addOnce)).toEqual([
    'select',
    'insert into carts, insert into cart_items, insert into cart_keys',
  ]);
  expect(await statementsOf(addOnce)).toEqual(['select']);
});

test('a customer’s dish: their saved addresses come with the cart', async () => {
  await add({}, 1, user);
  expect(await statementsOf(() => add({}, 1, user))).toEqual(['select', 'update carts, update cart_items']);
});

test('the answer has the added dishes in the order of their additions', async () => {
  const draft_uuid = randomUUID();
  for (const productId of [2, 1]) await add({ draft_uuid }, productId);
  const { order } = await add({ draft_uuid }, 2);
  expect(order?.items.map(({ product_id, amount }) => [product_id, amount])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  const { order: read } = await withCart(context, { user: undefined, fields: { draft_uuid }, kind: 'read' });
  expect(read).toEqual(order);
});
