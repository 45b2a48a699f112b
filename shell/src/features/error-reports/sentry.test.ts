/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { startErrorReports } from './sentry';

const realFetch = globalThis.fetch;
const sent: { url: string; body: string }[] = [];

// Sentry wraps the console permanently.
const realError = console.error;
beforeAll(() => {
  console.error = () => undefined;
});
afterAll(() => {
  console.error = realError;
});

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (async (url: string, init: { body: string }) => {
    sent.push({ url, body: init.body });
    return { status: 200, headers: new Map() };
  }) as unknown as typeof fetch;
  window.history.replaceState(null, '', '/menu?utm_source=x#rolls');
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const events = () =>
  sent
    .flatMap(({ body }) => body.split('\n'))
    .filter((line) => line.startsWith('{') && line.includes('"exception"'))
    .map(
      (line) =>
        JSON.parse(line) as { exception: { values: { value: string }[] }; request: object; user?: object },
    );

test('a console error is sent to the brand’s collector without personal data', async () => {
  const stop = startErrorReports({ dsn: 'https://key@errors.example/7', brandKey: 'tanto' });
  console.error('a part of the page failed', new Error('no price'));
  await waitFor(() => expect(events()).toHaveLength(1));
  expect(new URL(sent[0]?.url ?? '').origin + new URL(sent[0]?.url ?? '').pathname).toBe(
    'https://errors.example/api/7/envelope/',
  );
  const [event] = events();
  expect(event?.exception.values.at(-1)?.value).toBe('no price');
  expect(event?.request).toEqual({ url: 'http://localhost/menu' });
  expect(event).not.toHaveProperty('user');
  expect(sent[0]?.body).not.toContain('utm_source');
  expect(sent[0]?.body).toContain('"infer_ip":"never"');
  stop();
});

test('only the first console argument is sent, without phones and tokens', async () => {
  const stop = startErrorReports({ dsn: 'https://key@errors.example/7', brandKey: 'tanto' });
  console.error('no code for', { phone: '79001234567', api_token: 'a1B2c3D4e5' }, 'Огородный проезд, 16');
  console.error(
    'a part failed',
    new Error('no customer with +7 900 123-45-67 at /auth?next=%2Fmonitoring%2F5'),
  );
  await waitFor(() => expect(sent).toHaveLength(2));
  const bodies = sent.map(({ body }) => body).join();
  expect(bodies).toContain('"message":"no code for"');
  expect(bodies).toContain('no customer with [phone] at /auth');
  for (const personal of ['79001234567', '900 123', 'a1B2c3D4e5', 'Огородный', 'monitoring', '"arguments"']) {
    expect(bodies).not.toContain(personal);
  }
  stop();
});

test('a page that fails repeatedly sends at most a hundred reports', async () => {
  const stop = startErrorReports({ dsn: 'https://key@errors.example/7', brandKey: 'tanto' });
  for (let count = 1; count <= 130; count += 1) {
    console.error(`no price of dish ${count}`);
    // Each report is sent before the next error: the collector's client drops waiting reports.
    await new Promise((done) => setTimeout(done));
  }
  await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(100));
  expect(sent.map(({ body }) => body).join()).toContain('no price of dish 100');
  expect(sent).toHaveLength(100);
  stop();
});

test('no report is sent after the reports were stopped', async () => {
  const options = { dsn: 'https://key@errors.example/7', brandKey: 'tanto' };
  startErrorReports(options)();
  console.error(new Error('while stopped'));
  const stop = startErrorReports(options);
  console.error(new Error('after a new start'));
  await waitFor(() => expect(events()).toHaveLength(1));
  expect(events()[0]?.exception.values.at(-1)?.value).toBe('after a new start');
  stop();
});
