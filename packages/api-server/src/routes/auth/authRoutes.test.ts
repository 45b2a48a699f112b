import type { Address, User } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import { createClient, northAddress } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
});

const confirm = (phone: string, code: string) => client.call('/api/auth/confirm/', { body: { phone, code } });

describe('code', () => {
  test('known and unknown phones get the same response', async () => {
    const known = await client.call('/api/auth/', { body: { phone: '79000000001', recaptcha: 'x' } });
    const unknown = await client.call('/api/auth/', { form: { phone: '79990000001' } });
    expect(known.body).toEqual({ success: true, seconds: 60 });
    expect(unknown.body).toEqual(known.body);
  });

  test('the response gives the time until the next code', async () => {
    await client.call('/api/auth/', { body: { phone: '79990000002' } });
    const { status, body } = await client.call('/api/auth/', { body: { phone: '79990000002' } });
    expect(status).toBe(429);
    expect(body.seconds).toBeGreaterThan(50);
    expect(body.seconds).toBeLessThanOrEqual(60);
  });

  test.each([
    [{}],
    [{ phone: '9990000003' }],
    [{ phone: '7999000000x' }],
    [{ phone: 79990000003 }],
    [[]],
    [null],
  ])('%j is refused', async (body) => {
    const answer = await client.call('/api/auth/', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/[а-я]/);
  });

  test('a code works once', async () => {
    const phone = '79990000004';
    await client.call('/api/auth/', { body: { phone } });
    const code = await client.codeFor(phone);
    expect((await confirm(phone, code)).status).toBe(200);
    const again = await confirm(phone, code);
    expect(again.status).toBe(422);
    expect(again.body.errors).toHaveProperty('code');
  });

  test('parallel confirmations open one session', async () => {
    const phone = '79990000009';
    await client.call('/api/auth/', { body: { phone } });
    const code = await client.codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(phone, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test('two hundred parallel guesses get five attempts', async () => {
    const phone = '79990000005';
    await client.call('/api/auth/', { body: { phone } });
    const code = await client.codeFor(phone);
    const wrong = String((Number(code) + 1) % 100_000).padStart(5, '0');
    const guesses = await Promise.all(Array.from({ length: 200 }, () => confirm(phone, wrong)));
    const texts = guesses.map(({ body }) => body.message);
    expect(texts.filter((text) => text === 'Неверный код')).toHaveLength(5);
    expect((await confirm(phone, code)).status).toBe(422);
  });

  test('a code expires after ten minutes', async () => {
    const phone = '79990000006';
    await client.call('/api/auth/', { body: { phone } });
    await server.query(`update login_codes set expires_at = now() where phone = '${phone}'`);
    expect((await confirm(phone, await client.codeFor(phone))).status).toBe(422);
  });

  test('code and token are stored as hashes', async () => {
    const phone = '79990000007';
    const token = await client.login(phone);
    const rows = await server.query(`select token_hash from sessions`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.output()).not.toContain(token);
  });

  test.each([['1234'], ['123456'], ['12a45'], ['']])('the malformed code %j is refused', async (code) => {
    const { status, body } = await confirm('79990000008', code);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('code');
  });

  test('the outbox has an HTML page', async () => {
    const { body, headers } = await client.call<string>('/dev/sms');
    expect(headers.get('content-type')).toContain('text/html');
    expect(body).toContain('Отправленные СМС');
  });
});

describe('hourly limits', () => {
  let strict: TestServer;
  let strictClient: ReturnType<typeof createClient>;
  beforeAll(async () => {
    strict = await startServer({ CODES_PER_PHONE: '3', CODES_PER_ADDRESS: '5' });
    strictClient = createClient(strict.url);
  });
  const ask = (phone: string, network = '203.0.113.1') =>
    strictClient.call('/api/auth/', {
      body: { phone, recaptcha: 'embedded' },
      headers: { 'x-forwarded-for': network },
    });
  const minutePasses = () => strict.query(`update login_codes set sent_at = sent_at - interval '61 seconds'`);

  test('codes per phone are limited, and the response gives the time to wait', async () => {
    const phone = '79991110001';
    for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      expect((await ask(phone, network)).status).toBe(200);
    }
    const refused = await ask(phone, '203.0.113.4');
    expect(refused.status).toBe(429);
    expect(refused.body.seconds).toBeGreaterThan(3500);
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.seconds));
    await strict.query(`update sms_quotas set resets_at = now() where key = 'phone:${phone}'`);
    expect((await ask(phone, '203.0.113.4')).status).toBe(200);
  });

  test('one network gets half of a phone’s codes and leaves the owner the others', async () => {
    const phone = '79991110002';
    for (const status of [200, 200, 429, 429]) {
      expect((await ask(phone, '203.0.113.5')).status).toBe(status);
      await minutePasses();
    }
    expect((await ask(phone, '203.0.113.6')).status).toBe(200);
  });

  test('customers who change their number to a phone do not use up the codes for logins by it', async () => {
    await strict.query(`delete from sms_quotas`);
    const phone = '79991110003';
    const change = async (number: number) => {
      const headers = { 'x-forwarded-for': `203.0.113.${20 + number}` };
      const body = { phone: `7999111010${number}` };
      await strictClient.call('/api/auth/', { body, headers });
      const code = await strictClient.codeFor(body.phone);
      const login = { body: { ...body, code }, headers };
      const { api_token } = (await strictClient.call<{ api_token: string }>('/api/auth/confirm/', login))
        .body;
      const asked = { token: api_token, body: { phone }, headers };
      return (await strictClient.call('/api/user/edit/phone/', asked)).status;
    };
    expect([await change(1), await change(2), await change(3), await change(4)]).toEqual([
      200, 200, 200, 429,
    ]);
    expect((await ask(phone)).status).toBe(200);
  });

  test('beyond its codes an address needs the captcha, over all phones, also in parallel', async () => {
    await strict.query(`delete from sms_quotas`);
    const here = { 'x-forwarded-for': '203.0.113.1' };
    const phones = Array.from({ length: 12 }, (_none, index) => `799922200${10 + index}`);
    const answers = await Promise.all(
      phones.map((phone) => strictClient.call('/api/auth/', { body: { phone }, headers: here })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ body }) => body.errors?.['recaptcha']);
    expect(refused).toHaveLength(7);
    const written = await strict.query(`select phone from login_codes where phone like '7999222%'`);
    expect(written).toHaveLength(5);
  });
});

describe('captcha and log', () => {
  let guarded: TestServer;
  beforeAll(async () => {
    guarded = await startServer({ RECAPTCHA_SECRET: 'x', LOG_LEVEL: 'trace' });
  });

  test.each([
    [{}, '79993330011'],
    [{ recaptcha: null }, '79993330012'],
    [{ recaptcha: '' }, '79993330013'],
  ])('the third code of an hour is refused to a browser with %j', async (token, phone) => {
    const ask = (body: object, headers = {}) =>
      createClient(guarded.url).call('/api/auth/', { body: { phone, ...body }, headers });
    expect((await ask(token)).status).toBe(200);
    expect((await ask(token, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    const answer = await ask(token, { 'x-forwarded-for': '203.0.113.7' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.['recaptcha']?.[0]).toMatch(/не робот/);
    const written = await guarded.query(`select purpose from login_codes where phone = '${phone}'`);
    expect(written).toHaveLength(2);
  });

  test('no phone, code, token or file name is ever logged', async () => {
    const { call } = createClient(guarded.url);
    const secrets = ['79993330002', '54321', 'Мария-с-дачи', 'b'.repeat(43), 'c'.repeat(22)];
    const [phone, code, name, token, upload] = secrets;
    await call('/api/auth/confirm/', { body: { phone, code } });
    await call(`/storage/uploads/${upload}.webp`, { query: { phone } });
    const multipart = new FormData();
    multipart.append('phone', phone ?? '');
    multipart.append('image', new Blob(['x']), `${name}.png`);
    await call('/api/auth/', { multipart });
    await call('/api/user/edit/avatar/', { multipart, token });
    // The log arrives through a pipe, later than the answers.
    await until(() => guarded.output().includes('/api/user/edit/avatar/'));
    const log = guarded.output();
    expect(log).toContain('/api/auth/confirm/');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});

describe('session', () => {
  test('the demo customer has a name and bonuses', async () => {
    await server.query(`delete from login_codes`);
    const token = await client.login('79000000001');
    const { body } = await client.call<User>('/api/user/get-data/?force=1', { token });
    expect(body).toMatchObject({ name: 'Мария', phone: '79000000001', premium_bonus: { balance: 1240 } });
  });

  test('a session ends at logout', async () => {
    const token = await client.login('79990000010');
    expect((await client.call('/api/logout/', { token, body: {} })).status).toBe(200);
    expect((await client.call('/api/user/get-data/', { token })).status).toBe(401);
  });

  test.each([undefined, 'Bearer', 'Bearer nonsense', 'Basic x', `Bearer ${'a'.repeat(43)}`])(
    'Authorization %p is a 401 in Russian',
    async (authorization) => {
      const headers: Record<string, string> = authorization ? { authorization } : {};
      const { status, body } = await client.call('/api/user/get-data/', { headers });
      expect(status).toBe(401);
      expect(body.message).toBe('Войдите, чтобы продолжить');
    },
  );

  test('an ended session is a 401 for the cart too', async () => {
    const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
    expect((await client.call('/api/app/order/get/', { headers })).status).toBe(401);
  });
});

describe('addresses', () => {
  let token: string;
  beforeAll(async () => {
    token = await client.login('79990000020');
  });
  const add = (form: Record<string, unknown>) =>
    client.call<Address>('/api/user/addresses/add/', { token, form });
  const list = async () => (await client.call<Address[]>('/api/user/addresses/', { token })).body;

  test('a new address is the default, and an identical one is not added twice', async () => {
    const first = await add(northAddress);
    expect(first.body).toMatchObject({
      default: true,
      street: 'Огородный проезд',
      coordinates: '55.8196,37.6035',
    });
    const second = await add({ ...northAddress, home: '20', unknown_field: 'x' });
    expect((await add(northAddress)).body.id).toBe(first.body.id);
    expect((await list()).map(({ id, default: isDefault }) => [id, isDefault])).toEqual([
      [first.body.id, true],
      [second.body.id, false],
    ]);
  });

  test('default: 0 keeps the current default, if there is one', async () => {
    const [first, second] = await list();
    const third = (await add({ ...northAddress, home: '24', default: 0 })).body;
    expect(third.default).toBe(false);
    expect((await add({ ...northAddress, default: 0 })).body).toMatchObject({ id: first?.id, default: true });
    expect((await add({ ...northAddress, home: '24', default: 1 })).body.default).toBe(true);
    await client.call('/api/user/addresses/delete/', { token, body: { address_id: third.id } });
    expect(await list()).toEqual([first, second]);
  });

  test('the notes of a repeated address become the sent ones: an empty one is cleared, an absent one stays', async () => {
    const notes = { intercom: '24К', comment: 'Вход со двора', label: 'Дом' };
    const { body: saved } = await add({ ...northAddress, home: '26', default: 0, ...notes });
    expect(saved).toMatchObject(notes);
    const again = await add({ ...northAddress, home: '26', default: 0, comment: '', label: 'Дача' });
    const changed = { id: saved.id, intercom: '24К', comment: null, label: 'Дача' };
    expect(again.body).toMatchObject(changed);
    expect((await list()).at(-1)).toMatchObject(changed);
    await client.call('/api/user/addresses/delete/', { token, body: { address_id: saved.id } });
  });

  test('after a deletion another address becomes the default', async () => {
    const [first, second] = await list();
    const body = { address_id: first?.id };
    expect((await client.call('/api/user/addresses/delete/', { token, body })).status).toBe(200);
    expect(await list()).toEqual([{ ...second, default: true }]);
    expect((await client.call('/api/user/addresses/delete/', { token, body })).status).toBe(404);
  });

  test.each([
    ['/api/user/addresses/', undefined],
    ['/api/user/addresses/add/', northAddress],
    ['/api/user/addresses/delete/', { address_id: 1 }],
    ['/api/logout/', {}],
  ])('%s needs a login', async (path, body) => {
    expect((await client.call(path, { body })).status).toBe(401);
  });

  test.each([undefined, null, 0, -1, 0.5, 2_147_483_648, 1e309, '1e3', ['1'], {}])(
    'address id %p is refused',
    async (address_id) => {
      const answer = await client.call('/api/user/addresses/delete/', { token, body: { address_id } });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.['address_id']?.[0]).toMatch(/[а-я]/);
    },
  );

  test('another customer’s address is a 404', async () => {
    const body = { address_id: 1 };
    expect((await client.call('/api/user/addresses/delete/', { token, body })).status).toBe(404);
    expect((await client.call('/api/app/order/get/', { token, query: body })).status).toBe(404);
    expect(
      (
        await client.call('/api/app/order/add-product/', {
          token,
          form: { ...body, product_id: 1, amount: 1 },
        })
      ).status,
    ).toBe(404);
  });

  test.each([
    ['street', { street: ' ' }],
    ['home', { home: undefined }],
    ['coordinates', { coordinates: undefined }],
    ['coordinates', { coordinates: 'somewhere' }],
    ['coordinates', { coordinates: '59.93,30.33' }],
    ['street', { street: 'я'.repeat(201) }],
    ['apartment', { apartment: 'a\u0000' }],
    ['intercom', { intercom: '1'.repeat(21) }],
    ['comment', { comment: 'я'.repeat(201) }],
    ['label', { label: 'я'.repeat(31) }],
  ])('a wrong %s is refused under its name', async (field, change) => {
    const { status, body } = await client.call('/api/user/addresses/add/', {
      token,
      body: { ...northAddress, ...change },
    });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(field);
  });

  test('parallel additions and deletions leave one default', async () => {
    const homes = ['30', '31', '32', '33', '34', '35'];
    const old = await Promise.all(homes.map((home) => add({ ...northAddress, home })));
    const changes = old.flatMap(({ body: { id } }) => [
      client.call('/api/user/addresses/delete/', { token, body: { address_id: id } }),
      add({ ...northAddress, home: String(id) }),
    ]);
    expect((await Promise.all<{ status: number }>(changes)).every(({ status }) => status === 200)).toBe(true);
    expect((await list()).filter(({ default: isDefault }) => isDefault)).toHaveLength(1);
  });
});
