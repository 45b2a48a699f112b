/** @jest-environment jsdom */
import { startErrorReports } from './sentry';

const realFetch = globalThis.fetch;
const sent: { url: string; body: string }[] = [];

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
  jest.restoreAllMocks();
});

const events = () =>
  sent
    .flatMap(({ body }) => body.split('\n'))
    .filter((line) => line.startsWith('{') && line.includes('"exception"'))
    .map(
      (line) =>
        JSON.parse(line) as { exception: { values: { value: string }[] }; request: object; user?: object },
    );

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('what a boundary tells the console is sent to the brand’s collector, and nothing of the customer', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const end = startErrorReports({ dsn: 'https://key@errors.example/7', brandKey: 'tanto' });
  console.error('a part of the page failed', new Error('no price'));
  await settled();
  expect(new URL(sent[0]?.url ?? '').origin + new URL(sent[0]?.url ?? '').pathname).toBe(
    'https://errors.example/api/7/envelope/',
  );
  const [event] = events();
  expect(event?.exception.values.at(-1)?.value).toBe('no price');
  expect(event?.request).toEqual({ url: 'http://localhost/menu' });
  expect(event).not.toHaveProperty('user');
  expect(sent[0]?.body).not.toContain('utm_source');
  end();
});

test('after its end nothing is sent', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  startErrorReports({ dsn: 'https://key@errors.example/7', brandKey: 'tanto' })();
  console.error(new Error('later'));
  await settled();
  expect(events()).toEqual([]);
});
