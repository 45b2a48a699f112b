import { until } from '@storefront/config/until';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { kitchenOutbox } from '../database/schema/kitchen';
import { retryDelay } from '../outbox/retries';
import { openData } from '../testing/openData';
import { type StandIn, startStandIn } from '../testing/standIn';
import { isSigned } from '../webhooks/signature';
import { createKitchenDelivery, type DeliveryResult } from './deliverMessages';

const secret = 'a secret of both sides';

let db: Database;
let close: () => Promise<void>;
let kitchen: StandIn;
beforeAll(async () => {
  ({ db, close } = await openData());
  kitchen = await startStandIn(async ({ headers }, body) => {
    if (!isSigned('kitchen', secret, { headers, body }, new Date())) return { status: 401, body: {} };
    const { event_id, kind, order } = JSON.parse(body) as { event_id: string; kind: string; order: Named };
    if (headers['idempotency-key'] !== event_id) return { status: 400, body: {} };
    received.push(`${kind} ${order.name}`);
    eventIds.add(event_id);
    return { status: await answer(order.name), body: {} };
  });
}, 300_000);
afterAll(async () => {
  kitchen.close();
  await close();
});

interface Named {
  name: string;
}

const received: string[] = [];
const eventIds = new Set<string>();
const results: DeliveryResult[] = [];
const logged: string[] = [];
let answer: (name: string) => number | Promise<number>;
beforeEach(async () => {
  for (const list of [received, results, logged]) list.length = 0;
  eventIds.clear();
  answer = () => 200;
  await db.delete(kitchenOutbox);
});

function deliveryWith({ key = secret, signal = new AbortController().signal, timeoutMs = 60_000 } = {}) {
  const note = (level: string) => (_facts: object, message?: string) =>
    void logged.push(`${level}: ${message}`);
  return createKitchenDelivery({
    db,
    kitchen: { kind: 'webhook', url: kitchen.url, secret: key },
    log: { error: note('error'), warn: note('warn') },
    onResult: (result) => results.push(result),
    onError: (error) => {
      throw error;
    },
    signal,
    timeoutMs,
  });
}

/** Sends all that is due, and waits for the answers. */
async function send(options: Parameters<typeof deliveryWith>[0] = {}): Promise<void> {
  const delivery = deliveryWith(options);
  await delivery.sendDue();
  await delivery.finish();
}

const write = (restaurantId: number, orderId: number, name: string, kind: 'order' | 'canceled' = 'order') =>
  db.insert(kitchenOutbox).values({ restaurantId, orderId, kind, payload: { name } });
const waiting = () => db.select().from(kitchenOutbox).orderBy(asc(kitchenOutbox.id));
const makeDue = () => db.update(kitchenOutbox).set({ nextAttemptAt: sql`now()` });
/** Seconds until the next attempt of a message. */
async function delayOf(orderId: number): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from next_attempt_at - now())::float` })
    .from(kitchenOutbox)
    .where(eq(kitchenOutbox.orderId, orderId));
  return row?.seconds ?? 0;
}

test('delays grow up to two minutes; a refused message waits for an operator', () => {
  expect([1, 2, 3, 7, 8, 50].map((attempts) => retryDelay(attempts, 'failed'))).toEqual([
    1, 2, 4, 64, 120, 120,
  ]);
  expect([1, 50].map((attempts) => retryDelay(attempts, 'refused'))).toEqual([300, 300]);
});

test('messages of a restaurant leave in order, each once, and are deleted', async () => {
  for (const name of ['a', 'b', 'c']) await write(1, 1, name);
  await Promise.all([send(), send()]);
  await send();
  expect(received).toEqual(['order a', 'order b', 'order c']);
  expect(results).toEqual(['delivered', 'delivered', 'delivered']);
  expect(await waiting()).toEqual([]);
});

test('while a message waits, the later ones of its restaurant do, and other restaurants do not', async () => {
  await write(1, 1, 'a');
  await write(1, 2, 'b');
  await write(2, 3, 'c');
  answer = (name) => (name === 'a' ? 503 : 200);
  await send();
  expect(received.toSorted()).toEqual(['order a', 'order c']);
  expect(results.toSorted()).toEqual(['delivered', 'failed']);
  expect(logged).toEqual(['warn: the kitchen did not take a message']);
  expect((await waiting()).map(({ orderId, attempts }) => [orderId, attempts])).toEqual([
    [1, 1],
    [2, 0],
  ]);
  answer = () => 200;
  await send();
  expect(received).toHaveLength(2);
  await makeDue();
  await send();
  expect(received.slice(2)).toEqual(['order a', 'order b']);
  // The event of a repeated message is the same.
  expect(eventIds.size).toBe(3);
});

test('a restaurant whose kitchen answers slowly holds up no other', async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await write(1, 1, 'slow');
  for (const restaurant of [2, 3, 4]) await write(restaurant, restaurant, `quick ${restaurant}`);
  answer = async (name) => {
    // Answers once the three others have been delivered.
    if (name === 'slow') await isReleased;
    return 200;
  };
  const delivery = deliveryWith();
  await delivery.sendDue();
  await until(() => results.length === 3);
  expect(received.filter((name) => name.includes('quick'))).toHaveLength(3);
  release();
  await delivery.finish();
  expect(await waiting()).toEqual([]);
});

test.each([408, 429, 500, 503])('after a %i a message is sent again soon', async (status) => {
  answer = () => status;
  await write(1, 1, 'a');
  await send();
  expect(results).toEqual(['failed']);
  expect(await delayOf(1)).toBeLessThanOrEqual(1);
  await makeDue();
  await db.update(kitchenOutbox).set({ attempts: 20 });
  await send();
  expect(await delayOf(1)).toBeGreaterThan(60);
  expect(received).toHaveLength(2);
});

test('after a time limit a message is sent again', async () => {
  answer = () => new Promise(() => {});
  await write(1, 1, 'a');
  await send({ timeoutMs: 200 });
  expect(results).toEqual(['failed']);
  answer = () => 200;
  await makeDue();
  await send();
  expect(received).toEqual(['order a', 'order a']);
  expect(eventIds.size).toBe(1);
});

test('a refused message holds up its own order only, and is sent again', async () => {
  await write(1, 1, 'a');
  await write(1, 1, 'a', 'canceled');
  await write(1, 2, 'b');
  answer = (name) => (name === 'a' ? 422 : 200);
  await send();
  expect(received).toEqual(['order a', 'order b']);
  expect(results).toEqual(['refused', 'delivered']);
  expect(logged).toEqual(['error: the kitchen refused a message']);
  expect(await delayOf(1)).toBeGreaterThan(240);
  answer = () => 200;
  await makeDue();
  await send();
  expect(received.slice(2)).toEqual(['order a', 'canceled a']);
  expect(await waiting()).toEqual([]);
});

test('a wrong secret holds up every message of a restaurant, and loses none', async () => {
  await write(1, 1, 'a');
  await write(1, 2, 'b');
  await send({ key: 'another secret of ours' });
  expect(results).toEqual(['refused']);
  expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1, 0]);
  await makeDue();
  await send();
  expect(received).toEqual(['order a', 'order b']);
});

test('a call that the end of the process cuts off is made again at once', async () => {
  const stopping = new AbortController();
  answer = (name) => {
    if (name !== 'a') return 200;
    stopping.abort();
    return new Promise(() => {});
  };
  await write(1, 1, 'a');
  await send({ signal: stopping.signal });
  expect(results).toEqual([]);
  expect(logged).toEqual([]);
  answer = () => 200;
  await send();
  expect(received).toEqual(['order a', 'order a']);
});

test('a claimed message is left to its process, and sent again once that must have died', async () => {
  await write(1, 1, 'a');
  await db.update(kitchenOutbox).set({ attempts: 1, nextAttemptAt: sql`now() + interval '10 seconds'` });
  await write(1, 2, 'b');
  await send();
  expect(received).toEqual([]);
  await db.update(kitchenOutbox).set({ nextAttemptAt: sql`now() - interval '1 second'` });
  await send();
  expect(received).toEqual(['order a', 'order b']);
});
