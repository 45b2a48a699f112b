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

// What a cart costs is its round trips to the database: each number here is a budget.

let close: () => Promise<void>;
let context: Parameters<typeof withCart>[0];
let user: User;
let sent: string[] = [];

beforeAll(async () => {
  const data = await openData();
  close = data.close;
  const { $client: pool } = data.db as Database & { $client: pg.Pool };
  const logger = { logQuery: (text: string) => void sent.push(text) };
  context = { db: drizzle(pool, { logger }), pictures: readPictures(files.pictures) };
  const [row] = await data.db.select().from(users).where(eq(users.phone, '79000000001'));
  if (!row) throw new Error('the demo customer is not there');
  user = row;
  // The first reads what carts are priced by.
  await add({ draft_uuid: randomUUID() }, 1);
}, 300_000);
afterAll(() => close());

const point = { latitude: 55.8196, longitude: 37.6035 };
const add = (fields: { draft_uuid?: string }, productId: number, owner?: User) =>
  withCart(
    context,
    { user: owner, fields: { ...fields, ...point }, kind: 'add' },
    (tx, cart, { restaurant }) =>
      addProduct(tx, cart, { productId, amount: 1, modifiers: [], restaurantId: restaurant?.id }),
  );

/** The statements of a call, each by its first word. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  sent = [];
  await call();
  return sent.map((text) => text.split(' ', 1)[0] ?? '');
}

test('a guest’s first dish makes a cart', async () => {
  expect(await statementsOf(() => add({ draft_uuid: randomUUID() }, 1))).toEqual([
    ...['begin', 'select', 'insert', 'select', 'update', 'select', 'insert', 'update', 'commit'],
  ]);
});

test('another dish, the same dish, and another amount', async () => {
  const draft_uuid = randomUUID();
  await add({ draft_uuid }, 1);
  expect(await statementsOf(() => add({ draft_uuid }, 2))).toEqual([
    ...['begin', 'select', 'select', 'insert', 'update', 'commit'],
  ]);
  expect(await statementsOf(() => add({ draft_uuid }, 2))).toEqual([
    ...['begin', 'select', 'select', 'update', 'update', 'commit'],
  ]);
  const read = () => withCart(context, { user: undefined, fields: { draft_uuid, ...point }, kind: 'read' });
  const [line] = (await read()).order?.items ?? [];
  const change = () =>
    withCart(context, { user: undefined, fields: { draft_uuid }, kind: 'change' }, (tx, cart) =>
      changeAmount(tx, cart, { itemId: line?.id ?? 0, amount: 3 }),
    );
  expect(await statementsOf(change)).toEqual(['begin', 'select', 'update', 'update', 'select', 'commit']);
  expect(await statementsOf(read)).toEqual(['begin', 'select', 'select', 'commit']);
});

test('a customer’s dish: their saved addresses come on top', async () => {
  await add({}, 1, user);
  expect(await statementsOf(() => add({}, 1, user))).toEqual([
    ...['begin', 'select', 'select', 'select', 'update', 'update', 'commit'],
  ]);
});

test('the answer has what was added, in the order in which it was', async () => {
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
