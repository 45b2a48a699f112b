import { readConfig } from './config';

test('defaults suit a developer', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3100,
    publicUrl: 'http://localhost:3000',
    payment: 'sandbox',
    kitchenPace: 120,
    isProduction: false,
  });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3100,
    databaseUrl: undefined,
  });
});

test('every wrong variable is named', () => {
  expect(() => readConfig({ API_PORT: 'shop', DATABASE_URL: 'mysql://x' })).toThrow(
    /API_PORT[\s\S]*DATABASE_URL/,
  );
});

test('production does not start without a way to send codes, and sells nothing for a sandbox button', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SMS_GATEWAY_URL/);
  const config = readConfig({ NODE_ENV: 'production', SMS_GATEWAY_URL: 'https://sms.example/send' });
  expect(config).toMatchObject({ payment: 'off', kitchenPace: 1 });
});
