/** @jest-environment jsdom */
import { traceTaps } from './traceTaps';

const page = `
  <main data-module="page:menu" data-owner="catalog">
    <a href="/p" data-sheet="panel-product">Ролл</a>
    <a href="/about">О нас</a>
    <button>В корзину</button>
    <input type="checkbox" />
  </main>
  <header><button>Войти</button></header>`;

const beacon = jest.fn();
/** The calls that have reached the network, with how each is answered. */
const calls: {
  input: RequestInfo | URL;
  init: RequestInit | undefined;
  answer: () => void;
  fail: () => void;
}[] = [];
let listeners: Record<string, (event: object) => void>;
let isRefused = false;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000 });
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  Object.assign(navigator, { sendBeacon: beacon.mockReset() });
  calls.splice(0);
  isRefused = false;
  window.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      calls.push({ input, init, answer: () => resolve({} as Response), fail: () => reject(new TypeError()) });
    });
  document.body.innerHTML = page;
  window.requestAnimationFrame = (paint) => (paint(Date.now() + 16), 0);
  const listening = jest.spyOn(window, 'addEventListener').mockImplementation();
  traceTaps({ proof: 'of the page', isRefused: () => isRefused });
  listeners = Object.fromEntries(listening.mock.calls) as never;
  listening.mockRestore();
});
afterEach(() => {
  leave(true);
  jest.useRealTimers();
});

/** A click of the visitor: jsdom could only dispatch one that is not trusted. */
function tap(selector: string, changed: object = {}) {
  const target = document.querySelector(selector);
  const event = { isTrusted: true, target, timeStamp: Date.now(), ctrlKey: false, metaKey: false };
  listeners['click']?.({ ...event, ...changed });
}

/** The page is hidden, or shown again. */
function leave(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  listeners['visibilitychange']?.({});
}

/** Lets observers and answers be heard. */
const settled = () => jest.advanceTimersByTimeAsync(0);

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function answerAll() {
  for (const { answer } of calls) answer();
  await settled();
}

const headersOf = (index: number) => new Headers(calls[index]?.init?.headers);
const parentOf = (index: number) => headersOf(index).get('traceparent');
const reports = () => beacon.mock.calls.map(([, body]: [string, string]) => JSON.parse(body) as object);

test('the calls of a tap carry its trace, and it is sent with what it showed once they have ended', async () => {
  tap('a[data-sheet]');
  void fetch('/api/app/product/7/', { headers: { 'x-source': 'site' } });
  await pass(300);
  void fetch('/api/app/cart/');
  await pass(100);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-panel="product"><div data-module="panel:product" data-empty></div></div>',
  );
  await settled();
  document.querySelector('[data-empty]')?.removeAttribute('data-empty');
  await settled();
  await pass(50);
  await answerAll();
  expect(beacon).not.toHaveBeenCalled();
  await pass(5_000);

  const [, traceId, spanId] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(parentOf(0) ?? '') ?? [];
  expect(parentOf(1)).toBe(parentOf(0));
  expect(headersOf(0).get('x-source')).toBe('site');
  expect(headersOf(0).get('tracestate')).toBe('storefront=catalog:of the page');
  expect(beacon.mock.calls.map(([path]: [string]) => path)).toEqual(['/tap-traces']);
  expect(reports()).toEqual([
    {
      proof: 'of the page',
      traceId,
      spanId,
      control: 'opener',
      module: 'page:menu',
      remote: 'catalog',
      route: 'menu',
      shown: 'panel:product',
      calls: 2,
      ago: 5_000,
      duration: 450,
    },
  ]);
});

test.each([
  ['a[href="/about"]', { control: 'link', module: 'page:menu', remote: 'catalog' }],
  ['main button', { control: 'button', module: 'page:menu', remote: 'catalog' }],
  ['input', { control: 'other', module: 'page:menu', remote: 'catalog' }],
  ['header button', { control: 'button', module: 'none', remote: 'shell' }],
])('a tap of %s is reported as %j', async (selector, expected) => {
  tap(selector);
  void fetch('/api/app/cart/');
  await answerAll();
  await pass(5_000);
  expect(reports()).toEqual([expect.objectContaining({ ...expected, route: 'menu' })]);
});

test('a new count of the cart ends in the frame that shows it, and the count from before is none of it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<span data-grown="true">1</span>');
  tap('main button');
  void fetch('/api/app/cart/');
  await answerAll();
  await pass(100);
  document.body.insertAdjacentHTML('beforeend', '<p>Добавлено</p>');
  await pass(100);
  const badge = document.querySelector('[data-grown]');
  badge?.replaceWith(badge.cloneNode(true));
  await settled();
  await pass(5_000);
  expect(reports()).toEqual([expect.objectContaining({ shown: 'badge', duration: 216 })]);
});

test('each tap has a trace of its own, and is sent when the next one is made and its calls have ended', async () => {
  tap('main button');
  void fetch('/api/app/cart/');
  tap('header button');
  void fetch('/api/auth/');
  expect(parentOf(1)).not.toBe(parentOf(0));
  expect(parentOf(1)?.slice(3, 35)).not.toBe(parentOf(0)?.slice(3, 35));
  calls[1]?.answer();
  await settled();
  expect(beacon).not.toHaveBeenCalled();
  calls[0]?.answer();
  await settled();
  expect(reports()).toEqual([expect.objectContaining({ module: 'page:menu', calls: 1 })]);
  tap('main button');
  expect(reports()).toHaveLength(2);
});

test('a tap that led to no call is not sent', async () => {
  tap('main button');
  tap('header button');
  await pass(5_000);
  expect(beacon).not.toHaveBeenCalled();
});

test('a call that fails ends too', async () => {
  tap('main button');
  const call = fetch('/api/app/cart/');
  await pass(70);
  calls[0]?.fail();
  await expect(call).rejects.toThrow(TypeError);
  await pass(5_000);
  expect(reports()).toEqual([expect.objectContaining({ duration: 70 })]);
});

test('a page that is left sends its taps as they are, and later calls belong to none', async () => {
  tap('main button');
  void fetch('/api/app/cart/');
  tap('header button');
  void fetch('/api/auth/');
  leave(false);
  expect(beacon).not.toHaveBeenCalled();
  leave(true);
  expect(reports()).toHaveLength(2);
  void fetch('/api/app/cart/');
  expect(parentOf(2)).toBeNull();
  await answerAll();
  expect(beacon).toHaveBeenCalledTimes(2);
});

test.each<[string, string, RequestInfo | URL]>([
  ['of the shell itself', 'main button', '/geo/suggest'],
  ['of another site', 'main button', 'https://maps.example/api/'],
])('a call %s carries nothing', (_, selector, input) => {
  tap(selector);
  const init = { headers: { accept: '*/*' } };
  void fetch(input, init);
  expect(calls).toEqual([expect.objectContaining({ input, init })]);
});

test.each<[string, object]>([
  ['repeated by the app', { isTrusted: false }],
  ['for another tab', { ctrlKey: true }],
  ['for another tab on a Mac', { metaKey: true }],
])('a press %s is no tap', (_, changed) => {
  tap('main button', changed);
  void fetch('/api/app/cart/');
  expect(parentOf(0)).toBeNull();
});

test('a call that begins five seconds after a tap is none of it', async () => {
  tap('main button');
  await pass(4_999);
  void fetch('/api/app/cart/');
  await pass(1);
  void fetch('/api/app/cart/');
  expect([parentOf(0) !== null, parentOf(1) !== null]).toEqual([true, false]);
});

test('a visitor who refuses statistics carries and sends nothing, also when they do so on this page', async () => {
  tap('main button');
  void fetch('/api/app/cart/');
  isRefused = true;
  await answerAll();
  await pass(5_000);
  expect(beacon).not.toHaveBeenCalled();
  tap('main button');
  void fetch('/api/app/cart/');
  expect(parentOf(1)).toBeNull();
});
