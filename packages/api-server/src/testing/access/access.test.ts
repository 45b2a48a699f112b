import { calls } from '../calls';
import { createClient } from '../client';
import { type Operation, readOperations } from '../fuzz/operations';
import { pushEnvironment } from '../pushDevice';
import { createShoppers } from '../shopper';
import { startServer, type TestServer } from '../startServer';
import { createSender } from './createSender';
import { thingOf } from './foreignThings';
import { makeOwner, type Owner } from './owner';
import { rowsOf } from './rowsOf';

// Every call without a login, and every call with each id of another customer's things.

let server: TestServer;
let client: ReturnType<typeof createClient>;
let operations: Operation[];
let owner: Owner;
let stranger: { token: string; addressId: number; itemId: number };
let send: ReturnType<typeof createSender>;

beforeAll(async () => {
  server = await startServer({ PAYMENT_CHECK_SECONDS: '3600', ...pushEnvironment() });
  client = createClient(server.url);
  const document = await (await fetch(`${server.url}/docs/json`)).json();
  operations = readOperations(document as Parameters<typeof readOperations>[0]);
  owner = await makeOwner(server);
  const shoppers = createShoppers(server, 79_993_340_010);
  const shopper = await shoppers.logIn();
  await shoppers.fillCart(shopper);
  const { items } = await shoppers.cart(shopper);
  stranger = { ...shopper, itemId: items[0]?.id ?? 0 };
  send = createSender(client, stranger);
});

const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;
const needsLogin = new Map(calls.map(({ method, path, needsUser }) => [`${method} ${path}`, needsUser]));

test('the table of calls has every call of the server', () => {
  expect(operations.map(nameOf).filter((name) => !needsLogin.has(name))).toEqual([]);
  expect(operations.length).toBe(needsLogin.size);
});

const expiredToken = async () => {
  const token = await client.login('79993340099');
  await server.query(`update sessions set expires_at = now() - interval '1 second'
    where user_id = (select id from users where phone = '79993340099')`);
  return token;
};

test('a call for customers is a 401 without a login, and changes nothing; a public call is not', async () => {
  const expired = await expiredToken();
  const before = await rowsOf(server, owner.userId);
  const guests: Record<string, Record<string, string>> = {
    'no token': {},
    'a token that was never issued': { authorization: 'Bearer a-token-that-was-never-issued' },
    'an expired session': { authorization: `Bearer ${expired}` },
    'a token that is none': { authorization: 'Bearer null' },
    'another scheme': { authorization: `Basic ${btoa(`${owner.phone}:12345`)}` },
    'a customer’s id in headers': { 'x-user-id': String(owner.userId), cookie: `token=${expired}` },
  };
  const faults: string[] = [];
  for (const operation of operations) {
    const isForCustomers = needsLogin.get(nameOf(operation));
    for (const [who, headers] of Object.entries(guests)) {
      if (!isForCustomers && who !== 'no token') continue;
      const { status, text } = await send(operation, { headers });
      if ((status === 401) !== isForCustomers) faults.push(`${nameOf(operation)}, ${who}: ${status}`);
      if (owner.secrets.some((secret) => text.includes(secret))) faults.push(`${nameOf(operation)} leaks`);
    }
  }
  expect(faults).toEqual([]);
  expect(await rowsOf(server, owner.userId)).toEqual(before);
});

const fieldsOf = (operation: Operation) => operation.fields.map(({ keys }) => keys.join('.'));

test('another customer’s things are not found, not shown and not changed', async () => {
  const before = await rowsOf(server, owner.userId);
  // The owner has rows in every table that can have rows of a customer.
  expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([]);
  const faults: string[] = [];
  const isLogout = ({ path }: Operation) => path === '/api/logout/';
  const inOrder = [...operations.filter((one) => !isLogout(one)), ...operations.filter(isLogout)];
  for (const operation of inOrder) {
    const isForCustomers = needsLogin.get(nameOf(operation));
    for (const field of [undefined, ...fieldsOf(operation)]) {
      const thing = field === undefined ? undefined : thingOf(operation.path, field);
      if (field !== undefined && !thing) continue;
      for (const who of ['customer', 'guest'] as const) {
        const headers: Record<string, string> =
          who === 'customer' ? { authorization: `Bearer ${stranger.token}` } : {};
        const attempt = {
          headers,
          ...(field === undefined ? {} : { field, value: thing && owner[thing.value] }),
        };
        const { status, text } = await send(operation, attempt);
        const expected = who === 'guest' && isForCustomers ? 401 : thing?.[who];
        const name = `${nameOf(operation)} ${field ?? 'with own values'}, as ${who}`;
        if (expected !== undefined && status !== expected)
          faults.push(`${name}: ${status} ${text.slice(0, 100)}`);
        const shown = owner.secrets.find((secret) => text.includes(secret));
        if (shown) faults.push(`${name} shows ${shown}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(await rowsOf(server, owner.userId)).toEqual(before);
});

test('links that are secrets are not opened by numbers, and an unsigned webhook pays nothing', async () => {
  const before = await rowsOf(server, owner.userId);
  const [payment] = await server.query(
    `select id, external_id from payments where order_id = ${owner.orderId}`,
  );
  const paths = [owner.orderId, payment?.['id'], payment?.['external_id']].map(
    (name) => `/pay/${String(name)}`,
  );
  for (const path of [
    ...paths,
    `/api/reservations/${owner.bookingId}.ics`,
    `/storage/uploads/${owner.userId}.webp`,
  ]) {
    expect([path, (await client.call(path)).status]).toEqual([path, 404]);
  }
  for (const path of paths) {
    expect((await client.call(path, { form: { action: 'decline' } })).status).toBe(404);
  }
  const event = { id: 'forged', externalId: payment?.['external_id'], status: 'declined', amount: 1 };
  expect((await client.call('/api/payment/webhook/', { body: event })).status).toBe(401);
  expect(await rowsOf(server, owner.userId)).toEqual(before);
});
