/** @jest-environment jsdom */
import { parseBrand } from '@storefront/contracts/brand';
import { testBrand } from '@storefront/testing';

const { captcha } = parseBrand({ ...testBrand, captcha: { siteKey: 'site-key' } });
const execute = jest.fn();
const render = jest.fn(() => 3);
const toasts: string[] = [];
let stop = () => undefined as unknown;

/** Every test begins with a page that has no captcha yet. */
async function ask() {
  if (!captcha) throw new Error('the test brand has a captcha');
  const { askRecaptcha } = await import('./recaptcha');
  return askRecaptcha(captcha, 'request_code');
}

const scripts = () => [...document.querySelectorAll('script')];
const script = async () => {
  for (let tries = 0; tries < 50 && scripts().length === 0; tries += 1) await Promise.resolve();
  return scripts().at(-1) as HTMLScriptElement;
};

async function comes() {
  const element = await script();
  Object.assign(window, { grecaptcha: { ready: (then: () => void) => then(), render, execute } });
  element.dispatchEvent(new Event('load'));
}

beforeEach(async () => {
  jest.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'grecaptcha');
  execute.mockReset().mockResolvedValue('token');
  render.mockClear();
  toasts.length = 0;
  jest.spyOn(console, 'warn').mockImplementation();
  const contracts = await import('@storefront/contracts');
  stop = contracts.on('shell:toast-requested', ({ text }) => void toasts.push(text));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a token is asked for by the brand’s key, and nothing of the captcha is seen', async () => {
  const answer = ask();
  await comes();
  expect(await answer).toBe('token');
  expect((await script()).src).toBe('https://www.google.com/recaptcha/api.js?render=explicit&hl=ru');
  const [place, options] = render.mock.calls[0] as unknown as [HTMLElement, object];
  expect(options).toEqual({ sitekey: 'site-key', badge: 'inline', size: 'invisible' });
  expect(place).not.toBeVisible();
  expect(execute).toHaveBeenCalledWith(3, { action: 'request_code' });
});

test('it is loaded once, however often it is asked', async () => {
  const answers = [ask(), ask()];
  await comes();
  expect(await Promise.all(answers)).toEqual(['token', 'token']);
  await ask();
  expect(scripts()).toHaveLength(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a script that does not come is told, the call goes without, and the next one tries again', async () => {
  const answer = ask();
  (await script()).dispatchEvent(new Event('error'));
  expect(await answer).toBeUndefined();
  expect(toasts).toEqual(['ReCaptcha error: Failed to load script']);
  expect(scripts()).toHaveLength(0);
  const next = ask();
  await comes();
  expect(await next).toBe('token');
});

test('a script that hangs is given up', async () => {
  jest.useFakeTimers();
  const answer = ask();
  await script();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await answer).toBeUndefined();
  expect(toasts).toHaveLength(1);
});

test('a captcha that never answers is given up', async () => {
  jest.useFakeTimers();
  execute.mockReturnValue(new Promise(() => undefined));
  const answer = ask();
  await comes();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await answer).toBeUndefined();
});

test('a script that is something else is no captcha', async () => {
  const answer = ask();
  (await script()).dispatchEvent(new Event('load'));
  expect(await answer).toBeUndefined();
  expect(toasts).toHaveLength(1);
});
