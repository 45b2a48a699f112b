import { readConfig } from './config';

const production = {
  NODE_ENV: 'production',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  RECAPTCHA_SECRET: 'the captcha’s secret',
  KITCHEN: 'simulated',
};

test('the defaults are for development', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3100,
    publicUrl: 'http://localhost:3000',
    payment: { kind: 'sandbox' },
    kitchen: { kind: 'simulated', pace: 120, failurePercent: 4 },
    isProduction: false,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3100,
    databaseUrl: undefined,
  });
});

test('every invalid variable is reported', () => {
  expect(() => readConfig({ API_PORT: 'shop', DATABASE_URL: 'mysql://x' })).toThrow(
    /API_PORT[\s\S]*DATABASE_URL/,
  );
});

test('production needs an SMS gateway and refuses the sandbox by default', () => {
  expect(() => readConfig({ NODE_ENV: 'production', RECAPTCHA_SECRET: 'secret' })).toThrow(/SMS_GATEWAY_URL/);
  const config = readConfig(production);
  expect(config).toMatchObject({
    payment: { kind: 'off' },
    kitchen: { kind: 'simulated', pace: 1, failurePercent: 0 },
    unpaidOrdersPerCustomer: 3,
  });
});

test('production says which kitchen it has', () => {
  const { KITCHEN: _, ...unsaid } = production;
  expect(() => readConfig(unsaid)).toThrow('KITCHEN: production needs webhook, or simulated for a rehearsal');
  const url = 'https://kitchen.example/orders';
  const webhook = { KITCHEN: 'webhook', KITCHEN_URL: url, KITCHEN_SECRET: 'sixteen letters!' };
  const kitchen = { kind: 'webhook', url, secret: 'sixteen letters!' };
  expect(readConfig({ ...unsaid, ...webhook })).toMatchObject({ kitchen });
  expect(readConfig(webhook)).toMatchObject({ kitchen });
  const both = /KITCHEN_URL, KITCHEN_SECRET: KITCHEN=webhook needs both/;
  expect(() => readConfig({ ...webhook, KITCHEN_URL: '' })).toThrow(both);
  expect(() => readConfig({ ...webhook, KITCHEN_SECRET: '' })).toThrow(both);
  expect(() => readConfig({ ...webhook, KITCHEN_URL: 'ftp://kitchen.example' })).toThrow(/KITCHEN_URL/);
  expect(() => readConfig({ ...webhook, KITCHEN: '' })).toThrow(/only with KITCHEN=webhook/);
  expect(() => readConfig({ KITCHEN: 'real' })).toThrow(/KITCHEN/);
});

test('production runs without a captcha only where the environment says so', () => {
  const withoutCaptcha = { ...production, RECAPTCHA_SECRET: '' };
  expect(() => readConfig(withoutCaptcha)).toThrow(/RECAPTCHA_SECRET: production needs one; CAPTCHA=off/);
  expect(() => readConfig({ ...withoutCaptcha, CAPTCHA: 'no' })).toThrow(/CAPTCHA: may only be off/);
  expect(() => readConfig({ ...production, CAPTCHA: 'off' })).toThrow(/one or the other/);
  expect(readConfig({ ...withoutCaptcha, CAPTCHA: 'off' }).recaptchaSecret).toBeUndefined();
  expect(readConfig({}).recaptchaSecret).toBeUndefined();
});

test.each([
  ['development', [], false],
  ['development', ['--empty'], true],
  ['production', [], true],
  ['production', ['--demo'], false],
])('%s started with %j has no demo data: %p', (mode, parameters, isEmpty) => {
  const environment = { ...production, NODE_ENV: mode };
  expect(readConfig(environment, parameters)).toMatchObject({ isEmpty });
});

test('codes go to mobile numbers of Russia by default', () => {
  const { smsPrefixes } = readConfig({});
  const isAllowed = (phone: string) => smsPrefixes.some((prefix) => phone.startsWith(prefix));
  const phones = ['79001234567', '79161234567', '79491234567', '79991234567'];
  expect(phones.filter(isAllowed)).toEqual(phones);
  const landline = ['74951234567', '73431234567', '78001234567', '78091234567'];
  const foreign = ['76001234567', '77011234567', '77471234567', '78401234567', '79401234567'];
  expect([...landline, ...foreign].filter(isAllowed)).toEqual([]);
});

test.each([
  ['79,77', ['79', '77']],
  ['7', ['7']],
])('SMS_PREFIXES may be %s', (value, smsPrefixes) => {
  expect(readConfig({ SMS_PREFIXES: value })).toMatchObject({ smsPrefixes });
});

test.each(['9', '+79', '79;77', '79,', '79, 77'])('SMS_PREFIXES may not be %j', (value) => {
  expect(() => readConfig({ SMS_PREFIXES: value })).toThrow(/SMS_PREFIXES: must be digits/);
});

test.each(['SHELL_SECRET', 'ACQUIRING_SECRET', 'YOOKASSA_SECRET_KEY', 'KITCHEN_SECRET'])(
  '%s has at least 16 characters',
  (name) => {
    expect(() => readConfig({ [name]: 'x'.repeat(15) })).toThrow(`${name}: must have at least 16 characters`);
  },
);

test('push messages need a pair of keys and a subject, and go to the browsers’ own services', () => {
  const environment = {
    VAPID_PUBLIC_KEY:
      'BCLE7BzCuDXYJFMvw0aCFjtvceGbXOYh70DKDRfRqqjZ2FTjHNF_whsOektyGgZfloERMhwjcr-Byhs_1C556wo',
    VAPID_PRIVATE_KEY: 'brlC6KjpHAIOmxgNRvlLir7px8ToizSBAlEZW0QHxSI',
    VAPID_SUBJECT: 'mailto:shop@example.ru',
  };
  const push = {
    publicKey: environment.VAPID_PUBLIC_KEY,
    privateKey: environment.VAPID_PRIVATE_KEY,
    subject: 'mailto:shop@example.ru',
    hosts: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
  };
  expect(readConfig(environment)).toMatchObject({ push });
  expect(readConfig({}).push).toBeUndefined();
  for (const name of Object.keys(environment))
    expect(() => readConfig({ ...environment, [name]: '' })).toThrow(/VAPID_SUBJECT: all or none/);
  const another = environment.VAPID_PRIVATE_KEY.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const key of [another, 'short'])
    expect(() => readConfig({ ...environment, VAPID_PRIVATE_KEY: key })).toThrow(/no pair of keys/);
  const zeroFirst = {
    ...environment,
    VAPID_PUBLIC_KEY:
      'BE1SlQ33KvymTA9xF47Nb2GvvHt9xwoPWDR4wkhODceOw6gmfSmaQgt57Dgu4v_i915SawsrpKc3RojicNjj-IY',
  };
  const readPrivate = (bytes: readonly number[]) =>
    readConfig({ ...zeroFirst, VAPID_PRIVATE_KEY: Buffer.from(bytes).toString('base64url') }).push;
  const ones = Array<number>(31).fill(1);
  expect(readPrivate([0, ...ones])).toBeDefined();
  expect(() => readPrivate(ones)).toThrow(/no pair of keys/);
  expect(() => readConfig({ ...environment, VAPID_SUBJECT: 'http://shop.ru' })).toThrow(/VAPID_SUBJECT/);
  const origin = { ...environment, PUSH_HOSTS: 'http://127.0.0.1:9' };
  expect(readConfig(origin)).toMatchObject({ push: { hosts: ['http://127.0.0.1:9'] } });
  expect(() => readConfig({ ...production, ...origin })).toThrow(/PUSH_HOSTS: an origin only in tests/);
});

test('an unknown flag is reported', () => {
  expect(() => readConfig({}, ['--full'])).toThrow(/--full/);
});

test('an acquirer needs a url and a secret', () => {
  const environment = { ACQUIRING_URL: 'https://pay.example/v1/', ACQUIRING_SECRET: 'sixteen letters!' };
  const payment = { kind: 'acquiring', url: 'https://pay.example/v1', secret: 'sixteen letters!' };
  expect(readConfig(environment)).toMatchObject({ payment });
  expect(readConfig({ ...environment, PAYMENT: 'off' })).toMatchObject({ payment: { kind: 'off' } });
  expect(() => readConfig({ ...environment, ACQUIRING_SECRET: '' })).toThrow(/ACQUIRING_SECRET/);
  expect(() => readConfig({ PAYMENT: 'acquiring' })).toThrow(/ACQUIRING_URL/);
});

test('YooKassa needs a shop and a key, and is the only acquirer', () => {
  const environment = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'test_sixteen_letters' };
  const usual = { kind: 'yookassa', url: 'https://api.yookassa.ru/v3', shopId: '100500', vatCode: 1 };
  expect(readConfig(environment)).toMatchObject({ payment: usual });
  const chosen = {
    YOOKASSA_URL: 'http://127.0.0.1:9/v3/',
    YOOKASSA_METHOD: 'sbp',
    YOOKASSA_TAX_SYSTEM: '2',
    YOOKASSA_VAT_CODE: '12',
  };
  expect(readConfig({ ...environment, ...chosen })).toMatchObject({
    payment: { url: 'http://127.0.0.1:9/v3', method: 'sbp', taxSystem: 2, vatCode: 12 },
  });
  expect(readConfig({ ...environment, PAYMENT: 'off' })).toMatchObject({ payment: { kind: 'off' } });
  expect(() => readConfig({ ...environment, YOOKASSA_SECRET_KEY: '' })).toThrow(/YOOKASSA_SECRET_KEY: both/);
  expect(() => readConfig({ PAYMENT: 'yookassa' })).toThrow(/YOOKASSA_SHOP_ID/);
  expect(() => readConfig({ ...environment, ACQUIRING_URL: 'https://pay.example' })).toThrow(
    /one or the other/,
  );
});

test.each([
  ['YOOKASSA_SHOP_ID', 'shop'],
  ['YOOKASSA_METHOD', 'cash'],
  ['YOOKASSA_TAX_SYSTEM', '7'],
  ['YOOKASSA_VAT_CODE', '13'],
])('%s may not be %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
