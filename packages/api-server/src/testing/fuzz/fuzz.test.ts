import { createClient } from '../client';
import { startServer, type TestServer } from '../startServer';
import { readOperations } from './operations';
import { makeCustomer, type FuzzCustomer } from './customers';
import { type Attempt, planRequests } from './planRequests';
import { validValues } from './validValues';

// Sends every call with each field invalid in many ways. No response may be a 5xx, have a message that is not Russian,
// or show one customer's data to another.

const concurrency = 8;
const mark = 'Маркеровна';

let server: TestServer;
let ours: FuzzCustomer;
let theirs: FuzzCustomer;

beforeAll(async () => {
  server = await startServer();
  const client = createClient(server.url);
  theirs = await makeCustomer(client, { phone: '79993330002', mark });
  ours = await makeCustomer(client, { phone: '79993330001', mark: 'Анна' });
  for (const { addressId, itemId, orderId, avatar } of [ours, theirs]) {
    if (!(addressId && itemId && orderId && avatar)) throw new Error('a customer is not complete');
  }
});

const foreign = () => ({
  id: theirs.orderId,
  item_id: theirs.itemId,
  address_id: theirs.addressId,
  phone: theirs.phone,
  slug: theirs.avatar,
});

type Who = 'guest' | 'customer' | 'unknown token';
const tokens: Record<Who, () => string | undefined> = {
  guest: () => undefined,
  customer: () => ours.token,
  'unknown token': () => 'a-token-that-was-never-issued',
};

const statuses = new Map<number, number>();

/** Sends one request. Returns what is wrong with the response, or undefined. */
async function send({ path, method, type, body }: Attempt, who: Who): Promise<string | undefined> {
  const token = tokens[who]();
  const answer = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status >= 500) return `${answer.status} ${text}`;
  if (answer.status >= 400 && !isRussianRefusal(text)) return `${answer.status} with ${text.slice(0, 200)}`;
  const secret = [mark, theirs.phone, theirs.phone.slice(1), `"id":${theirs.orderId},`, theirs.avatar].find(
    (word) => text.includes(word),
  );
  return secret === undefined ? undefined : `shows ${secret}`;
}

function isRussianRefusal(text: string): boolean {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' && /[а-я]/i.test(message);
  } catch {
    return false;
  }
}

test('invalid requests never cause a 500 or reveal another customer’s data', async () => {
  const document = await (await fetch(`${server.url}/docs/json`)).json();
  const attempts = planRequests(readOperations(document as Parameters<typeof readOperations>[0]), {
    right: validValues(ours),
    foreign: foreign(),
  });
  const sent = attempts.flatMap((attempt, index) => {
    const others: Who[] = index % 2 === 0 ? ['guest'] : index % 7 === 0 ? ['unknown token'] : [];
    // A logout would turn the customer into a guest for the rest of the run.
    const isLogout = attempt.path === '/api/logout/';
    return [...(isLogout ? [] : (['customer'] as const)), ...others].map((who) => ({ attempt, who }));
  });

  const faults: string[] = [];
  const queue = sent.values();
  const work = async () => {
    for (const { attempt, who } of queue) {
      const fault = await send(attempt, who);
      if (fault !== undefined) faults.push(`${attempt.name}, as ${who}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));

  console.debug(`${sent.length} invalid requests`, statuses);
  expect(faults.slice(0, 40)).toEqual([]);
  expect(sent.length).toBeGreaterThanOrEqual(3000);
  // Each kind of response occurred often, so the requests reached the handlers.
  for (const status of [200, 401, 404, 422]) expect(statuses.get(status)).toBeGreaterThan(100);
  // The customer was still logged in at the end.
  const user = await fetch(`${server.url}/api/user/get-data/`, {
    headers: { authorization: `Bearer ${ours.token}` },
  });
  expect(user.status).toBe(200);
});
