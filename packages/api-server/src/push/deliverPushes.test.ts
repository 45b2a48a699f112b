import { createPublicKey, verify } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { pushOutbox, pushSubscriptions } from '../database/schema/push';
import { openSession } from '../auth/sessions';
import { sessions, users } from '../database/schema/users';
import { openData } from '../testing/openData';
import { createPushDevice, pushEnvironment } from '../testing/pushDevice';
import { type StandIn, type StandInAnswer, startStandIn } from '../testing/standIn';
import { createPushDelivery, type PushResult } from './deliverPushes';
import { queuePush } from './queuePush';

interface Received {
  headers: NodeJS.Dict<string | string[]>;
  text: { title: string; body: string; url: string; tag: string };
}

let db: Database;
let close: () => Promise<void>;
let service: StandIn;
let device: ReturnType<typeof createPushDevice>;
let userId: number;

const received: Received[] = [];
const results: PushResult[] = [];
const logged: string[] = [];
let answer: (message: Received) => number | StandInAnswer | Promise<number | StandInAnswer>;

beforeAll(async () => {
  ({ db, close } = await openData());
  service = await startStandIn(async ({ headers }, _text, bytes) => {
    const text = JSON.stringify(device.open(bytes)).replaceAll('\u00A0', ' ');
    const message = { headers, text: JSON.parse(text) as Received['text'] };
    received.push(message);
    const answered = await answer(message);
    return typeof answered === 'number' ? { status: answered, body: {} } : answered;
  });
}, 300_000);
afterAll(async () => {
  service.close();
  await close();
});
beforeEach(async () => {
  for (const list of [received, results, logged]) list.length = 0;
  answer = () => 201;
  await db.delete(pushSubscriptions);
  device = createPushDevice(`${service.url}/device`);
  const [user] = await db.select().from(users).limit(1);
  userId = user?.id ?? 0;
  await addDevice(device);
});

async function addDevice({ subscription }: typeof device): Promise<void> {
  await openSession(db, userId);
  const [session] = await db.select().from(sessions).orderBy(sql`id desc`).limit(1);
  await db.insert(pushSubscriptions).values({ ...subscription, userId, sessionId: session?.id ?? 0 });
}

const keys = pushEnvironment();

/** Sends all that is due, and waits for the answers. */
async function send({ signal = new AbortController().signal } = {}): Promise<void> {
  const note = (level: string) => (_facts: object, message?: string) =>
    void logged.push(`${level}: ${message}`);
  const delivery = createPushDelivery({
    db,
    push: {
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: keys.VAPID_SUBJECT,
      hosts: [],
    },
    log: { error: note('error'), warn: note('warn') },
    onResult: (result) => results.push(result),
    onError: (error) => {
      throw error;
    },
    signal,
  });
  await delivery.sendDue();
  await delivery.finish();
}

const queue = (slug: string, id = 48_213) => db.transaction((tx) => queuePush(tx, { id, userId }, slug));
const waiting = () => db.select().from(pushOutbox).orderBy(asc(pushOutbox.id));
const makeDue = () => db.update(pushOutbox).set({ nextAttemptAt: sql`now()` });
/** Seconds until the next attempt. */
async function delay(): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from next_attempt_at - now())::float` })
    .from(pushOutbox);
  return row?.seconds ?? 0;
}

test('a device gets an encrypted message that names the order and leads to it', async () => {
  await queue('on_the_way');
  await Promise.all([send(), send()]);
  expect(received.map(({ text }) => text)).toEqual([
    {
      title: 'Заказ № 48 213 у курьера',
      body: 'Скоро будет у вас.',
      url: '/monitoring/48213',
      tag: 'order-48213',
    },
  ]);
  expect(received[0]?.headers).toMatchObject({
    ttl: '3600',
    topic: 'order-48213',
    urgency: 'high',
    'content-encoding': 'aes128gcm',
  });
  expect(results).toEqual(['delivered']);
  expect(await waiting()).toEqual([]);
});

test('a message proves to the push service whose it is', async () => {
  await queue('on_the_way');
  await send();
  const authorization = String(received[0]?.headers['authorization']);
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(keys.VAPID_PUBLIC_KEY);
  const [head, content, signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(content ?? '', 'base64url').toString())).toMatchObject({
    aud: service.url,
    sub: 'mailto:shop@example.ru',
  });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(
    verify('sha256', Buffer.from(`${head}.${content}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true);
});

test('customers get messages about what concerns them, without a name or an address', async () => {
  for (const slug of ['wait_confirm', 'not_confirmed', 'new', 'in_progress', 'ready', 'closed'])
    await queue(slug);
  expect(await waiting()).toEqual([]);
  for (const slug of ['on_the_way', 'awaiting_delivery', 'canceled', 'error']) {
    await queue(slug);
    await send();
  }
  expect(received.map(({ text }) => text.title)).toEqual([
    'Заказ № 48 213 у курьера',
    'Заказ № 48 213 готов',
    'Заказ № 48 213 отменен',
    'Ошибка в заказе № 48 213',
  ]);
});

test('every device of the customer gets its own message, and others none', async () => {
  await addDevice(createPushDevice(`${service.url}/second`));
  await queue('on_the_way');
  expect(await waiting()).toHaveLength(2);
  await db.transaction((tx) => queuePush(tx, { id: 1, userId: userId + 1000 }, 'on_the_way'));
  expect(await waiting()).toHaveLength(2);
});

test('a newer status replaces one that still waits', async () => {
  await queue('on_the_way');
  await queue('error');
  await send();
  expect(received.map(({ text }) => text.title)).toEqual(['Ошибка в заказе № 48 213']);
});

test('a status that comes while the one before is being sent is sent after it', async () => {
  await queue('on_the_way');
  answer = async ({ text }) => {
    if (text.title.includes('курьера')) await queue('canceled');
    return 201;
  };
  await send();
  await send();
  expect(received.map(({ text }) => text.title)).toEqual([
    'Заказ № 48 213 у курьера',
    'Заказ № 48 213 отменен',
  ]);
  expect(await waiting()).toEqual([]);
});

test.each([408, 429, 500, 503])(
  'after a %i a message is sent again soon, then ever later',
  async (status) => {
    answer = () => status;
    await queue('on_the_way');
    await send();
    expect(results).toEqual(['failed']);
    expect(logged).toEqual(['warn: a push service did not take a message']);
    expect(await delay()).toBeLessThanOrEqual(1);
    await makeDue();
    await db.update(pushOutbox).set({ attempts: 20 });
    await send();
    expect(await delay()).toBeGreaterThan(60);
    answer = () => 201;
    await makeDue();
    await send();
    expect(results).toEqual(['failed', 'failed', 'delivered']);
  },
);

test('a push service says how long to wait', async () => {
  answer = () => ({ status: 429, body: {}, headers: { 'retry-after': '600' } });
  await queue('on_the_way');
  await send();
  expect(await delay()).toBeGreaterThan(500);
});

test.each([404, 410])('after a %i the device gets no messages until it has a new address', async (status) => {
  answer = () => status;
  await queue('on_the_way', 1);
  await queue('on_the_way', 2);
  await send();
  expect(results[0]).toBe('expired');
  await queue('on_the_way', 3);
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ expiredAt: expect.any(Date) }]);
  expect(await waiting()).toEqual([]);
});

test.each([400, 401, 403, 413])('a %i is an error in the log, and is not repeated', async (status) => {
  answer = () => status;
  await queue('on_the_way');
  await send();
  expect(results).toEqual(['refused']);
  expect(logged).toEqual(['error: a push service refused a message']);
  expect(await waiting()).toEqual([]);
  expect(await db.select().from(pushSubscriptions)).toHaveLength(1);
});

test('a call that the end of the process cuts off is made again at once', async () => {
  const stopping = new AbortController();
  answer = () => {
    stopping.abort();
    return new Promise(() => {});
  };
  await queue('on_the_way');
  await send({ signal: stopping.signal });
  expect(results).toEqual([]);
  answer = () => 201;
  await send();
  expect(results).toEqual(['delivered']);
});

test('a device that logs out takes its messages along', async () => {
  await queue('on_the_way');
  await db.delete(sessions).where(eq(sessions.userId, userId));
  expect(await waiting()).toEqual([]);
  await send();
  expect(received).toEqual([]);
});
