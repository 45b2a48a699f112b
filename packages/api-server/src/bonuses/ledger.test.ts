import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database, Transaction } from '../database/connect';
import { bonusKinds, bonusLots, bonusTransactions } from '../database/schema/bonuses';
import { users } from '../database/schema/users';
import { openData } from '../testing/openData';
import { burnExpired } from './burnExpired';
import { addPoints, takePoints } from './ledger';
import type { BonusKind } from './lots';

let data: Awaited<ReturnType<typeof openData>>;
let db: Database;
let lastPhone = 79_990_000_000;
beforeAll(async () => {
  data = await openData();
  db = data.db;
});
afterAll(() => data.close());

const day = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * day);

async function newUser(): Promise<number> {
  lastPhone += 1;
  const [user] = await db
    .insert(users)
    .values({ phone: String(lastPhone) })
    .returning({ id: users.id });
  return user?.id ?? 0;
}

const within = <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work);
const add = (
  userId: number,
  key: string,
  points: number,
  rest: { kind?: BonusKind; expiresAt?: Date } = {},
) => within((tx) => addPoints(tx, { userId, key, reason: 'given', kind: 'accumulated', points, ...rest }));
const take = (userId: number, key: string, points: number) =>
  within((tx) => takePoints(tx, { userId, key, points }));
const giveBack = (userId: number, key: string, points: number) =>
  within((tx) => addPoints(tx, { userId, key, reason: 'returned', kind: 'accumulated', points }));

/** The balance, then the sums of the lots and of the ledger by kind. */
async function sums(userId: number) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const lots = await db.select().from(bonusLots).where(eq(bonusLots.userId, userId));
  const rows = await db.select().from(bonusTransactions).where(eq(bonusTransactions.userId, userId));
  const byKind = (pick: (kind: BonusKind) => number[]) =>
    bonusKinds.map((kind) => pick(kind).reduce((sum, points) => sum + points, 0));
  return {
    balance: user?.bonusBalance ?? -1,
    lots: byKind((kind) => lots.filter((lot) => lot.kind === kind).map(({ remaining }) => remaining)),
    ledger: byKind((kind) => rows.map((row) => row[kind])),
  };
}

test('points that expire first are spent first, and are returned with their expiry', async () => {
  const userId = await newUser();
  await add(userId, `a:${userId}`, 100);
  await add(userId, `b:${userId}`, 50, { kind: 'action', expiresAt: fromNow(2) });
  await add(userId, `c:${userId}`, 30, { kind: 'present', expiresAt: fromNow(9) });
  expect(await take(userId, `order:${userId}:spent`, 90)).toBe(true);
  expect((await sums(userId)).lots).toEqual([90, 0, 0]);
  expect(await giveBack(userId, `order:${userId}:returned`, 90)).toBe(true);
  expect(await sums(userId)).toEqual({ balance: 180, lots: [100, 50, 30], ledger: [100, 50, 30] });
  const ends = await db.select().from(bonusLots).where(eq(bonusLots.userId, userId));
  const left = ends.filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt === null);
  // A failed order does not extend the expiry of promotion points.
  expect(left.map(({ kind }) => kind)).toEqual(['accumulated', 'accumulated']);
});

test('a second change under the same key has no effect', async () => {
  const userId = await newUser();
  expect([await add(userId, `x:${userId}`, 10), await add(userId, `x:${userId}`, 10)]).toEqual([true, false]);
  expect([await take(userId, `y:${userId}`, 7), await take(userId, `y:${userId}`, 7)]).toEqual([true, true]);
  expect((await sums(userId)).balance).toBe(3);
});

test('neither missing nor expired points can be taken', async () => {
  const userId = await newUser();
  await add(userId, `x:${userId}`, 10);
  await add(userId, `y:${userId}`, 10, { kind: 'action', expiresAt: fromNow(-1) });
  expect(await take(userId, `z:${userId}`, 11)).toBe(false);
  expect(await take(userId, `z:${userId}`, 10)).toBe(true);
  expect(await sums(userId)).toEqual({ balance: 0, lots: [0, 0, 0], ledger: [0, 0, 0] });
});

test('zero points change nothing, and fractions throw', async () => {
  const userId = await newUser();
  expect([await add(userId, `x:${userId}`, 0), await take(userId, `y:${userId}`, 0)]).toEqual([true, true]);
  expect((await sums(userId)).balance).toBe(0);
  for (const points of [-1, 0.5, Number.NaN]) {
    await expect(add(userId, `x:${userId}`, points)).rejects.toThrow('whole and positive');
    await expect(take(userId, `y:${userId}`, points)).rejects.toThrow('whole and positive');
  }
});

test('twenty parallel orders take no more than the balance', async () => {
  const userId = await newUser();
  await add(userId, `x:${userId}`, 100);
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_none, index) => take(userId, `o:${userId}:${index}`, 30)),
  );
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await sums(userId)).toEqual({ balance: 10, lots: [10, 0, 0], ledger: [10, 0, 0] });
});

const point = fc.integer({ min: 0, max: 500 });
const event = fc.oneof(
  fc.record({
    does: fc.constant('add' as const),
    points: point,
    kind: fc.constantFrom(...bonusKinds),
    days: fc.constantFrom(undefined, -1, 1, 30),
  }),
  fc.record({ does: fc.constant('take' as const), points: point }),
  fc.record({ does: fc.constant('return' as const), order: fc.nat(5) }),
  fc.record({ does: fc.constant('burn' as const) }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** Applies a history to a customer. Spent points can be returned once, like the points of an order. */
async function play(userId: number, history: readonly Event[]): Promise<void> {
  const spent: { key: string; points: number }[] = [];
  for (const [index, step] of history.entries()) {
    const key = `h:${userId}:${index}`;
    if (step.does === 'burn') await burnExpired(db);
    if (step.does === 'add') {
      const { kind, points, days } = step;
      await add(userId, key, points, { kind, ...(days ? { expiresAt: fromNow(days) } : {}) });
    }
    if (step.does === 'take' && (await take(userId, `${key}:spent`, step.points))) {
      spent.push({ key, points: step.points });
    }
    const order = step.does === 'return' ? spent[step.order] : undefined;
    if (order) await giveBack(userId, `${order.key}:returned`, order.points);
  }
}

test('after any history ledger, lots and balance agree and none is negative', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 15 }), async (history) => {
      const userId = await newUser();
      await play(userId, history);
      const { balance, lots, ledger } = await sums(userId);
      expect(ledger).toEqual(lots);
      expect(lots.reduce((sum, points) => sum + points, 0)).toBe(balance);
      expect(Math.min(balance, ...lots)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 40 },
  );
});

test('parallel runs burn each lot once', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, newUser));
  for (const id of ids) await add(id, `e:${id}`, 5, { kind: 'action', expiresAt: fromNow(-1) });
  await Promise.all([burnExpired(db), burnExpired(db), burnExpired(db)]);
  await burnExpired(db);
  const after = await Promise.all(ids.map(sums));
  expect(after.every(({ balance, ledger }) => balance === 0 && ledger.every((points) => points === 0))).toBe(
    true,
  );
});

test('the demo customer’s balance, lots and ledger agree', async () => {
  const [user] = await db.select().from(users).where(eq(users.phone, '79000000001'));
  const { balance, lots, ledger } = await sums(user?.id ?? 0);
  expect({ balance, lots, ledger }).toEqual({
    balance: 1240,
    lots: [640, 350, 250],
    ledger: [640, 350, 250],
  });
});
