import type { User } from '@storefront/api-contract';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@storefront/config/until';
import { io, type Socket } from 'socket.io-client';
import { authMessages, bindToSite } from '../../auth/messages';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let gateway: Server;
let gatewayWorks = true;
const sent: { phone: string; text: string }[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      if (gatewayWorks) sent.push(JSON.parse(body) as (typeof sent)[number]);
      response.writeHead(gatewayWorks ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  server = await startServer({
    SMS_GATEWAY_URL: `http://127.0.0.1:${port}/send`,
    PUBLIC_URL: 'https://shop.test:8443',
  });
  client = createClient(server.url);
});
afterEach(() => {
  gatewayWorks = true;
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => void gateway.close());

const codeFor = (phone: string) => sent.findLast((sms) => sms.phone === phone)?.text.slice(0, 5) ?? '';

async function logIn(phone: string): Promise<string> {
  await client.call('/api/auth/', { body: { phone, recaptcha: 'embedded' } });
  const body = { phone, code: codeFor(phone) };
  return (await client.call<{ api_token: string }>('/api/auth/confirm/', { body })).body.api_token;
}

async function connect(token: string): Promise<Socket> {
  const socket = io(`${server.url}/main`, { transports: ['websocket'], forceNew: true, auth: { token } });
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  return socket;
}

const readUser = (token: string) => client.call<User>('/api/user/get-data/', { token });
const isOpen = async (token: string) => (await readUser(token)).status === 200;
const logOut = (token: string, body: object) => client.call('/api/logout/', { token, body });

test('an SMS with a code ends with the line that lets the phone fill it in on this site only', async () => {
  await logIn('79998880008');
  const text = sent.at(-1)?.text ?? '';
  const code = text.slice(0, 5);
  expect(text).toBe(`${code} — код для входа. Никому не сообщайте\n@shop.test #${code}`);
});

test.each(['sms', 'changeSms'] as const)('%s is one SMS for a domain of 16 letters', (kind) => {
  const text = bindToSite(authMessages[kind]('12345'), { code: '12345', host: 'kitsune-rolly.ru' });
  expect(text.length).toBeLessThanOrEqual(70);
});

describe('logout', () => {
  test('the customer’s data have the number of live sessions', async () => {
    const phone = '79998880001';
    const token = await logIn(phone);
    expect((await readUser(token)).body.open_sessions).toBe(1);
    await logIn(phone);
    expect((await readUser(token)).body.open_sessions).toBe(2);
    await server.query(`insert into sessions (token_hash, user_id, expires_at)
      select 'expired', id, now() - interval '1 second' from users where phone = '${phone}'`);
    expect((await readUser(token)).body.open_sessions).toBe(2);
  });

  test.each([[1], ['1']])(
    'everywhere: %j ends every session and disconnects the sockets',
    async (everywhere) => {
      const phone = '79998880002';
      const [phoneToken, laptop, stranger] = [
        await logIn(phone),
        await logIn(phone),
        await logIn('79998880003'),
      ];
      const own = [await connect(phoneToken), await connect(laptop)];
      const foreign = await connect(stranger);
      expect((await logOut(phoneToken, { everywhere })).body).toEqual({ success: true });
      expect([await isOpen(phoneToken), await isOpen(laptop), await isOpen(stranger)]).toEqual([
        false,
        false,
        true,
      ]);
      await until(() => own.every((socket) => !socket.connected));
      expect(foreign.connected).toBe(true);
    },
  );

  test.each([[{}], [{ everywhere: 0 }]])('%j ends this session only', async (body) => {
    const phone = '79998880004';
    const [here, elsewhere] = [await logIn(phone), await logIn(phone)];
    const [closing, staying] = [await connect(here), await connect(elsewhere)];
    expect((await logOut(here, body)).status).toBe(200);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([false, true]);
    await until(() => !closing.connected);
    expect(staying.connected).toBe(true);
  });

  test('a value of another kind ends nothing', async () => {
    const token = await logIn('79998880005');
    expect((await logOut(token, { everywhere: 2 })).status).toBe(422);
    expect(await isOpen(token)).toBe(true);
  });
});

test('a session that expires disconnects its sockets, and the customer’s others stay', async () => {
  const phone = '79998880006';
  const [here, elsewhere] = [await logIn(phone), await logIn(phone)];
  await server.query(`update sessions set expires_at = now() + interval '2 seconds'
    where id = (select min(sessions.id) from sessions join users on users.id = user_id where phone = '${phone}')`);
  const [closing, staying] = [await connect(here), await connect(elsewhere)];
  const reason = new Promise((resolve) => void closing.once('disconnect', resolve));
  expect(await reason).toMatch(/server disconnect|transport close/);
  expect(await isOpen(here)).toBe(false);
  expect(staying.connected).toBe(true);
});

test.each([
  ['a session in use', '5 days', '10 days', 30],
  ['a session that was renewed today', '29.5 days', '10 days', 29.5],
  ['a session of almost a year', '2 days', '360 days', 5],
])('after a call, %s that would end in %s lives on', async (_, left, age, days) => {
  const phone = '79998880007';
  const token = await logIn(phone);
  const own = `where user_id = (select id from users where phone = '${phone}')`;
  await server.query(
    `update sessions set expires_at = now() + interval '${left}', created_at = now() - interval '${age}' ${own}`,
  );
  expect(await isOpen(token)).toBe(true);
  const [row] = await server.query(
    `select round(extract(epoch from expires_at - now()) / 43200)::float / 2 as days from sessions ${own}
     order by id desc limit 1`,
  );
  expect(row?.days).toBe(days);
});

describe('change of phone', () => {
  const edit = (path: string, token: string, body: object, headers: Record<string, string> = {}) =>
    client.call(`/api/user/edit/${path}/`, { token, body, headers });

  test('the old phone gets an SMS, and the other sessions end', async () => {
    const [from, to] = ['79998880010', '79998880011'];
    const [here, elsewhere, stranger] = [await logIn(from), await logIn(from), await logIn('79998880012')];
    const [staying, closing, foreign] = [
      await connect(here),
      await connect(elsewhere),
      await connect(stranger),
    ];
    await edit('phone', here, { phone: to });
    const wrong = codeFor(to) === '00000' ? '11111' : '00000';
    expect((await edit('phone/confirm', here, { phone: to, code: wrong })).status).toBe(422);
    expect(await isOpen(elsewhere)).toBe(true);
    const before = sent.length;

    expect((await edit('phone/confirm', here, { phone: to, code: codeFor(to) })).status).toBe(200);
    expect((await readUser(here)).body).toMatchObject({ phone: to, open_sessions: 1 });
    expect([await isOpen(elsewhere), await isOpen(stranger)]).toEqual([false, true]);
    await until(() => !closing.connected);
    expect([staying.connected, foreign.connected]).toEqual([true, true]);
    expect(sent.slice(before)).toEqual([
      {
        phone: from,
        text: 'Номер вашего профиля изменен на +7 999 •••-••-11. Если это сделали не вы, позвоните нам: +7 (495) 000-00-24',
      },
    ]);
  });

  test('a chain without an order phone still notifies the old phone', async () => {
    const [from, to] = ['79998880013', '79998880014'];
    const token = await logIn(from);
    await edit('phone', token, { phone: to });
    await server.query(`update settings set value = '' where key = 'order_by_phone'`);
    await edit('phone/confirm', token, { phone: to, code: codeFor(to) });
    expect(sent.at(-1)).toEqual({
      phone: from,
      text: 'Номер вашего профиля изменен на +7 999 •••-••-14. Если это сделали не вы, сообщите нам об этом',
    });
  });

  test('a gateway that is down does not undo the change, and is logged without phones', async () => {
    const [from, to] = ['79998880015', '79998880016'];
    const token = await logIn(from);
    await edit('phone', token, { phone: to });
    gatewayWorks = false;
    expect((await edit('phone/confirm', token, { phone: to, code: codeFor(to) })).status).toBe(200);
    expect((await readUser(token)).body.phone).toBe(to);
    await until(() => server.output().includes('the old phone got no SMS about the change'));
    expect(server.output()).not.toContain(from);
  });

  test('a login with the old phone opens another account', async () => {
    const [from, to] = ['79998880017', '79998880018'];
    const token = await logIn(from);
    await edit('phone', token, { phone: to });
    await edit('phone/confirm', token, { phone: to, code: codeFor(to) });
    const other = await logIn(from);
    expect((await readUser(other)).body.id).not.toBe((await readUser(token)).body.id);
  });

  test('the code is valid in the browser that asked for it only', async () => {
    const [from, to] = ['79998880019', '79998880020'];
    const token = await logIn(from);
    const [here, stolen] = ['browser-of-the-owner', 'browser-of-a-stranger'].map((id) => ({
      'x-browser-id': id,
    }));
    await edit('phone', token, { phone: to }, here);
    const confirm = (headers = {}) => edit('phone/confirm', token, { phone: to, code: codeFor(to) }, headers);
    for (let round = 0; round < 6; round += 1) expect((await confirm(stolen)).status).toBe(422);
    expect((await confirm(here)).status).toBe(200);
  });

  test('each login during a change opens the account of one owner', async () => {
    const [from, to] = ['79998880021', '79998880022'];
    const token = await logIn(from);
    await edit('phone', token, { phone: to });
    const browsers = Array.from({ length: 6 }, (_, index) => ({
      'x-browser-id': `browser-in-parallel-${index}`,
    }));
    const codes: string[] = [];
    for (const headers of browsers) {
      await client.call('/api/auth/', { body: { phone: from, recaptcha: 'embedded' }, headers });
      codes.push(codeFor(from));
    }
    const logins = browsers.map((headers, index) =>
      client.call<{ api_token: string }>('/api/auth/confirm/', {
        body: { phone: from, code: codes[index] },
        headers,
      }),
    );
    const changed = edit('phone/confirm', token, { phone: to, code: codeFor(to) });
    const answers = await Promise.all(logins);
    expect((await changed).status).toBe(200);
    for (const { status, body } of answers) {
      if (status !== 200) continue;
      // A login by the old phone does not open the account that left this phone.
      const user = await readUser(body.api_token);
      expect(user.status === 401 || user.body.phone === from).toBe(true);
    }
  });
});
