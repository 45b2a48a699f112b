import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@storefront/config/ports';
import { until } from '@storefront/config/until';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

// The limits of production for a phone and an address; the limits of a network and of the chain are ones that a test
// can reach.
const limits = {
  AUTH_RATE_LIMIT: '20',
  CODES_PER_PHONE: '5',
  CODES_PER_ADDRESS: '20',
  CODES_PER_NETWORK: '21',
  CODES_PER_RANGE: '43',
  SMS_PER_HOUR: '44',
};
const cap = Number(limits.SMS_PER_HOUR);

const robot =
  'Не удалось убедиться, что вы не робот. Отключите VPN и блокировщик рекламы, обновите страницу и попробуйте снова';
const person = { recaptcha: 'embedded' };

let server: TestServer;
let client: ReturnType<typeof createClient>;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startServer({ ...limits, METRICS_PORT: String(port), LOG_LEVEL: 'warn' });
  client = createClient(server.url);
});
beforeEach(async () => {
  for (const table of ['sms_quotas', 'login_codes', 'sms_outbox']) await server.query(`delete from ${table}`);
});

let browsers = 0;
const newBrowser = () => `browser-of-the-test-${(browsers += 1)}`;
/** A mobile number that no other call of this file has. Each is in another range of ten thousand numbers. */
const newPhone = () => String(79_000_000_000 + (browsers += 1) * 10_000);

/** A new browser asks for a code. */
const ask = (phone: string, network: string, captcha: object = {}, browser = newBrowser()) =>
  client.call('/api/auth/', {
    body: { phone, ...captcha },
    headers: { 'x-browser-id': browser, 'x-forwarded-for': network },
  });

async function countSent(): Promise<number> {
  const [row] = await server.query('select count(*)::int as sent from sms_outbox');
  return Number(row?.['sent']);
}

/** The value of a metric with its labels, as the text of the metrics has it. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

const linesOf = (text: string) => server.output().split(text).length - 1;

/** 129 calls from 12 networks, each from another browser. */
async function attack(phoneOf: (index: number) => string, captcha: object): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 129; index += 1)
    statuses.push((await ask(phoneOf(index), `198.51.${100 + (index % 12)}.7`, captcha)).status);
  return statuses;
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

describe('phones', () => {
  test('129 codes for foreign, toll and landline numbers from 12 networks are not sent', async () => {
    const refusedBefore = await metric('storefront_code_refusals_total{reason="prefix"}');
    const prefixes = ['7700', '7747', '7800', '7809', '7495'];
    const statuses = await attack(
      (index) => `${prefixes[index % prefixes.length]}${1_000_000 + index}`,
      person,
    );
    expect([count(statuses, 422), await countSent()]).toEqual([129, 0]);
    expect(await server.query('select key from sms_quotas')).toEqual([]);
    expect(await metric('storefront_code_refusals_total{reason="prefix"}')).toBe(refusedBefore + 129);
  });

  test('the text stands under the phone', async () => {
    const text = 'На этот номер код не отправить. Укажите мобильный номер';
    const { status, body } = await ask('78001000001', '203.0.113.1', person);
    expect([status, body]).toEqual([422, { message: text, errors: { phone: [text] } }]);
  });

  test('a customer cannot change to a number that gets no code', async () => {
    const token = await client.login(newPhone());
    const { status, body } = await client.call('/api/user/edit/phone/', {
      token,
      body: { phone: '77010000001' },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['phone']]);
    expect(await countSent()).toBe(1);
  });
});

describe('a carrier’s address', () => {
  /** Asks for a code and enters it. */
  async function logIn(network: string): Promise<number[]> {
    const [phone, browser] = [newPhone(), newBrowser()];
    const asked = await ask(phone, network, person, browser);
    const body = { phone, code: asked.status === 200 ? await client.codeFor(phone) : '00000' };
    const headers = { 'x-browser-id': browser, 'x-forwarded-for': network };
    return [asked.status, (await client.call('/api/auth/confirm/', { body, headers })).status];
  }

  test('21 customers behind one address log in one after the other, and robots there are refused', async () => {
    // More codes than an address has, and twice the calls: the captcha lets people through.
    for (let customers = 0; customers < 21; customers += 1)
      expect(await logIn('203.0.113.1')).toEqual([200, 200]);
    const { status, body } = await ask(newPhone(), '203.0.113.1');
    expect([status, body.errors]).toEqual([422, { recaptcha: [robot] }]);
  });

  test('the first 20 codes of an address need no captcha', async () => {
    for (let codes = 0; codes < 20; codes += 1)
      expect((await ask(newPhone(), '203.0.113.1')).status).toBe(200);
    expect((await ask(newPhone(), '203.0.113.1')).status).toBe(422);
    // A neighbour.
    expect((await ask(newPhone(), '203.0.113.2')).status).toBe(200);
  });

  test('beyond the codes of its /24 another address there is asked for the captcha', async () => {
    for (let index = 1; index <= 21; index += 1)
      expect((await ask(newPhone(), `203.0.113.${index}`)).status).toBe(200);
    expect((await ask(newPhone(), '203.0.113.22')).status).toBe(422);
    expect((await ask(newPhone(), '203.0.114.1')).status).toBe(200);
    expect((await ask(newPhone(), '203.0.113.22', person)).status).toBe(200);
  });
});

describe('the cap of an hour', () => {
  test('of 129 calls for mobile numbers half of the cap is sent without a captcha, the other half with one', async () => {
    const before = await metric('storefront_sms_total{kind="login"}');
    const halfBefore = linesOf('half of the SMS of this hour is used');
    const robots = await attack(newPhone, {});
    expect([count(robots, 200), count(robots, 422)]).toEqual([cap / 2, 129 - cap / 2]);
    const people = await attack(newPhone, person);
    expect([count(people, 200), count(people, 429)]).toEqual([cap / 2, 129 - cap / 2]);
    expect(await countSent()).toBe(cap);

    const refused = await ask(newPhone(), '203.0.113.1', person);
    expect(refused.body.message).toBe('Сейчас мы не можем отправить код. Попробуйте позже');
    expect(refused.body.seconds).toBeGreaterThan(3000);
    expect(await metric('storefront_sms_hour{of="sent"}')).toBe(cap);
    expect(await metric('storefront_sms_hour{of="cap"}')).toBe(cap);
    expect(await metric('storefront_sms_total{kind="login"}')).toBe(before + cap);
    expect(await metric('storefront_code_refusals_total{reason="chain"}')).toBe(129 - cap / 2 + 1);

    await until(() => linesOf('all SMS of this hour are used') > 0);
    expect(linesOf('half of the SMS of this hour is used') - halfBefore).toBe(1);
    expect(linesOf('all SMS of this hour are used')).toBe(1);

    await server.query('update sms_quotas set resets_at = now()');
    expect((await ask(newPhone(), '203.0.113.1')).status).toBe(200);
    expect(await metric('storefront_sms_hour{of="sent"}')).toBe(1);
  });

  test('codes for changes of phone and notices to old phones count too', async () => {
    const [from, to] = [newPhone(), newPhone()];
    const token = await client.login(from);
    await client.call('/api/user/edit/phone/', { token, body: { phone: to } });
    const body = { phone: to, code: await client.codeFor(to) };
    expect((await client.call('/api/user/edit/phone/confirm/', { token, body })).status).toBe(200);
    expect(await countSent()).toBe(3);
    expect(await metric('storefront_sms_hour{of="sent"}')).toBe(3);
    expect(await metric('storefront_sms_total{kind="change"}')).toBe(1);
    expect(await metric('storefront_sms_total{kind="notice"}')).toBe(1);
  });

  test('one customer asks for five changes of phone in an hour', async () => {
    const token = await client.login(newPhone());
    const change = (browser: string) =>
      client.call('/api/user/edit/phone/', {
        token,
        body: { phone: newPhone() },
        headers: { 'x-browser-id': browser },
      });
    const statuses = [];
    for (let changes = 0; changes < 6; changes += 1) statuses.push((await change(newBrowser())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('a range of ten thousand numbers gets its codes, other ranges are open, and the metrics count it', async () => {
  const inRange = (number: number) => String(79_161_230_000 + number);
  for (let codes = 1; codes <= 43; codes += 1)
    expect((await ask(inRange(codes), `203.0.${codes}.1`, person)).status).toBe(200);
  const refused = await ask(inRange(44), '198.51.100.1', person);
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Сейчас мы не можем отправить код. Попробуйте позже',
  ]);
  expect((await ask('79161240001', '198.51.100.1', person)).status).toBe(200);
  expect(await metric('storefront_code_refusals_total{reason="range"}')).toBe(1);
});

test('a robot cannot lock the owners of a range out', async () => {
  const inRange = (number: number) => String(79_161_250_000 + number);
  const statuses: number[] = [];
  for (let codes = 1; codes <= 43; codes += 1)
    statuses.push((await ask(inRange(codes), `203.0.${codes}.1`)).status);
  expect([count(statuses, 200), count(statuses, 422)]).toEqual([21, 22]);
  expect((await ask(inRange(44), '198.51.100.1', person)).status).toBe(200);
});

test('production without a captcha limits an address, whatever token is sent', async () => {
  const gateway = createServer((_request, response) => void response.end());
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const guarded = await startServer({
    NODE_ENV: 'production',
    CAPTCHA: 'off',
    KITCHEN: 'simulated',
    CODES_PER_ADDRESS: '1',
    SMS_GATEWAY_URL: `http://127.0.0.1:${port}/`,
  });
  const statuses = [];
  for (let codes = 0; codes < 2; codes += 1) {
    const body = { phone: newPhone(), ...person };
    statuses.push((await createClient(guarded.url).call('/api/auth/', { body })).status);
  }
  gateway.close();
  expect(statuses).toEqual([200, 429]);
});
