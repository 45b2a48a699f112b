import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readPictures } from '../catalogue/pictures';
import type { Database } from '../database/connect';
import { carts } from '../database/schema/carts';
import { files } from '../files';
import { openData } from '../testing/openData';
import { addProduct } from './changeLines';
import { type OpenCart, withCart } from './withCart';

let db: Database;
let close: () => Promise<void>;
let context: Parameters<typeof withCart>[0];

beforeAll(async () => {
  ({ db, close } = await openData());
  context = { db, pictures: readPictures(join(files.demoChain, 'pictures')) };
}, 300_000);
afterAll(() => close());

const add = (draft_uuid: string, productId: number, before: (attempts: number) => unknown = () => {}) => {
  let attempts = 0;
  const change = async (cart: OpenCart) => {
    attempts += 1;
    await before(attempts);
    return addProduct(cart, { productId, amount: 1, modifiers: [] });
  };
  return withCart(context, { user: undefined, fields: { draft_uuid }, kind: 'add' }, change);
};

const dishesOf = ({ order }: Awaited<ReturnType<typeof add>>) =>
  order?.items.map(({ product_id, amount }) => [product_id, amount]);

const versionOf = async (draft: string) => {
  const [cart] = await db.select().from(carts).where(eq(carts.draftUuid, draft));
  return cart?.version;
};

test('a cart that changes before it is written is read again', async () => {
  const draft = randomUUID();
  await add(draft, 1);
  const answer = await add(draft, 2, async (attempts) => {
    if (attempts === 1) await add(draft, 1);
  });
  expect(dishesOf(answer)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(await versionOf(draft)).toBe(4);
});

test('two parallel calls create one cart', async () => {
  const draft = randomUUID();
  const answer = await add(draft, 2, async (attempts) => {
    if (attempts === 1) await add(draft, 1);
  });
  expect(dishesOf(answer)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('a cart that others keep changing is locked', async () => {
  const draft = randomUUID();
  const seen: number[] = [];
  const answer = await add(draft, 2, async (attempts) => {
    seen.push(attempts);
    if (attempts <= 3) await add(draft, 1);
  });
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(dishesOf(answer)).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('no parallel call is lost or counts twice', async () => {
  const draft = randomUUID();
  const dishes = Array.from({ length: 40 }, (_, index) => 1 + (index % 20));
  await Promise.all(dishes.map((id) => add(draft, id)));
  const { order } = await withCart(context, { user: undefined, fields: { draft_uuid: draft }, kind: 'read' });
  expect(new Map(order?.items.map(({ product_id, amount }) => [product_id, amount]))).toEqual(
    new Map(dishes.map((id) => [id, 2])),
  );
  expect(await versionOf(draft)).toBe(41);
});

test('a refused change writes nothing, not even the cart or its place', async () => {
  const draft = randomUUID();
  const refuse = (fields: object) =>
    withCart(context, { user: undefined, fields: { draft_uuid: draft, ...fields }, kind: 'add' }, (cart) =>
      addProduct(cart, { productId: 999_999, amount: 1, modifiers: [] }),
    );
  await expect(refuse({})).rejects.toMatchObject({ statusCode: 422 });
  expect(await versionOf(draft)).toBeUndefined();
  await add(draft, 1);
  await expect(refuse({ latitude: 55.8196, longitude: 37.6035 })).rejects.toMatchObject({ statusCode: 422 });
  const [cart] = await db.select().from(carts).where(eq(carts.draftUuid, draft));
  expect(cart).toMatchObject({ latitude: null, version: 2 });
});
