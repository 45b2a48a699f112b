import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
});

/** The client of a call: a browser behind the shell has an id, an app has none. */
interface Who {
  browser?: string;
  network?: string;
}

const owner: Who = { browser: 'browser-of-the-owner', network: '203.0.113.1' };
const stranger = (number: number): Who => ({
  browser: `browser-of-stranger-${number}`,
  network: `198.51.100.${number}`,
});

const headersOf = ({ browser, network }: Who): Record<string, string> => ({
  ...(browser ? { 'x-browser-id': browser } : {}),
  ...(network ? { 'x-forwarded-for': network } : {}),
});
const ask = (phone: string, who: Who, captcha: object = { recaptcha: 'embedded' }) =>
  client.call('/api/auth/', { body: { phone, ...captcha }, headers: headersOf(who) });
const guess = (phone: string, code: string, who: Who) =>
  client.call('/api/auth/confirm/', { body: { phone, code }, headers: headersOf(who) });

/** Asks for a code and reads it from the SMS. */
async function receive(phone: string, who: Who): Promise<string> {
  expect((await ask(phone, who)).status).toBe(200);
  return client.codeFor(phone);
}
const wrong = (code: string, by = 1) => String((Number(code) + by) % 100_000).padStart(5, '0');

const wrongCode = 'Неверный код';
const codeExpired = 'Код больше не действует. Запросите новый';

describe('the owner’s own attempts', () => {
  test('five wrong guesses are compared, and the sixth is not', async () => {
    const phone = '79996660001';
    const code = await receive(phone, owner);
    for (let by = 1; by <= 5; by += 1) {
      const { status, body } = await guess(phone, wrong(code, by), owner);
      expect([status, body.errors]).toEqual([422, { code: [wrongCode] }]);
    }
    const sixth = await guess(phone, code, owner);
    expect([sixth.status, sixth.body.errors]).toEqual([422, { code: [codeExpired] }]);
  });

  test('an expired code is refused, and the next one works', async () => {
    const phone = '79996660002';
    const code = await receive(phone, owner);
    await server.query(
      `update login_codes set expires_at = now(), sent_at = now() - interval '10 minutes' where phone = '${phone}'`,
    );
    expect((await guess(phone, code, owner)).body.message).toBe(codeExpired);
    expect((await guess(phone, await receive(phone, owner), owner)).status).toBe(200);
  });

  test('parallel guesses do not share the fifth try', async () => {
    const phone = '79996660003';
    const code = await receive(phone, owner);
    for (let by = 1; by <= 4; by += 1) await guess(phone, wrong(code, by), owner);
    const last = await Promise.all(
      Array.from({ length: 10 }, (_, index) => guess(phone, index === 4 ? code : wrong(code, index), owner)),
    );
    const compared = last.filter(({ status, body }) => status === 200 || body.message === wrongCode);
    expect(compared).toHaveLength(1);
  });
});

describe('a stranger beside the owner', () => {
  test.each([
    ['from other browsers and networks', '79996610001', (number: number) => stranger(number)],
    [
      'from the owner’s network',
      '79996610002',
      (number: number) => ({ ...owner, browser: `browser-of-neighbour-${number}` }),
    ],
    ['without an id, from the owner’s network', '79996610003', () => ({ network: '203.0.113.1' })],
    ['without an id', '79996610004', (number: number) => ({ network: `198.51.100.${number}` })],
  ])('fifty guesses %s cost the owner nothing', async (_, phone, who) => {
    const code = await receive(phone, owner);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => guess(phone, wrong(code, index + 1), who(index % 9))),
    );
    // Only the owner has asked for a code, so there is nothing to compare with.
    expect(new Set(guesses.map(({ body }) => body.message))).toEqual(new Set([codeExpired]));
    // Not even the right code helps a stranger, and it is not used up.
    expect((await guess(phone, code, who(1))).body.message).toBe(codeExpired);
    expect((await guess(phone, code, owner)).status).toBe(200);
  });

  test('strangers who request codes burn only their own codes', async () => {
    const phone = '79996620001';
    const code = await receive(phone, owner);
    const strangers = Array.from({ length: 10 }, (_, index) => stranger(index));
    for (const who of strangers) {
      const theirs = await receive(phone, who);
      for (let by = 1; by <= 5; by += 1) {
        expect((await guess(phone, wrong(theirs, by), who)).body.message).toBe(wrongCode);
      }
      expect((await guess(phone, theirs, who)).body.message).toBe(codeExpired);
    }
    expect((await guess(phone, code, owner)).status).toBe(200);
  });

  test('a stranger’s request does not make the owner wait', async () => {
    const phone = '79996620002';
    await receive(phone, stranger(1));
    expect((await ask(phone, owner)).status).toBe(200);
    // The same browser does wait.
    expect((await ask(phone, owner)).status).toBe(429);
  });
});

describe('one owner', () => {
  test('each of two browsers logs in by its own code', async () => {
    const phone = '79996630001';
    const [laptop, tablet] = [owner, { ...owner, browser: 'tablet-of-the-owner' }];
    const first = await receive(phone, laptop);
    const second = await receive(phone, tablet);
    // Codes are random: two are alike once in 100 000 runs.
    expect(first).not.toBe(second);
    expect((await guess(phone, first, tablet)).body.message).toBe(wrongCode);
    expect((await guess(phone, first, laptop)).status).toBe(200);
    expect((await guess(phone, second, tablet)).status).toBe(200);
  });

  test('a browser keeps its code on another network', async () => {
    const phone = '79996630002';
    const code = await receive(phone, owner);
    expect((await guess(phone, code, { ...owner, network: '203.0.113.99' })).status).toBe(200);
  });

  test('a client without an id is bound to its network', async () => {
    const phone = '79996630003';
    const code = await receive(phone, { network: '2001:db8:1:2::7' });
    expect((await guess(phone, code, { network: '2001:db8:1:3::7' })).body.message).toBe(codeExpired);
    expect((await guess(phone, code, { network: '2001:db8:1:2::8' })).status).toBe(200);
  });

  test.each(['short', 'network:203.0.113.1', 'with spaces in between'])(
    'the malformed id %j counts as none',
    async (browser) => {
      const phone = `7999664000${browser.length % 10}`;
      const code = await receive(phone, { browser, network: '203.0.113.40' });
      expect((await guess(phone, code, { network: '203.0.113.40' })).status).toBe(200);
    },
  );
});

describe('captcha', () => {
  const robot =
    'Не удалось убедиться, что вы не робот. Отключите VPN и блокировщик рекламы, обновите страницу и попробуйте снова';

  test('the first code of an hour takes any token, the second none or a good one, the third a good one', async () => {
    const phone = '79996650001';
    const refusals = async (captchas: object[]) => {
      for (const captcha of captchas) {
        const { status, body } = await ask(phone, stranger(1), captcha);
        expect([status, body.errors]).toEqual([422, { recaptcha: [robot] }]);
      }
    };
    expect((await ask(phone, owner, { recaptcha: 'made up' })).status).toBe(200);
    await refusals([{ recaptcha: 'made up' }]);
    // A browser that blocks the captcha sends none.
    expect((await ask(phone, stranger(3), {})).status).toBe(200);
    await refusals([{}, { recaptcha: null }, { recaptcha: '' }, { recaptcha: 'made up' }]);
    // A refused request counts neither as a code nor towards the wait.
    expect((await ask(phone, stranger(1))).status).toBe(200);
    const [quota] = await server.query(`select used from sms_quotas where key = 'phone:${phone}'`);
    expect(quota).toEqual({ used: 3 });
    await server.query(`update sms_quotas set resets_at = now() where key = 'phone:${phone}'`);
    expect((await ask(phone, stranger(2), {})).status).toBe(200);
  });

  test('of parallel first requests with a bad token one is served', async () => {
    const phone = '79996650002';
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(phone, stranger(index), { recaptcha: 'made up' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
    expect(await server.query(`select 1 from sms_outbox where phone = '${phone}'`)).toHaveLength(1);
  });
});
