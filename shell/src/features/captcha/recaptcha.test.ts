/** @jest-environment jsdom */
import { parseBrand } from '@storefront/contracts/brand';
import { testBrand } from '@storefront/testing';

const { captcha } = parseBrand({ ...testBrand, captcha: { siteKey: 'site-key' } });
const execute = jest.fn();
const render = jest.fn(() => 3);

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

/** What the captcha has put on the page. */
const traces = () => document.querySelectorAll('script, div').length;

beforeEach(() => {
  jest.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'grecaptcha');
  execute.mockReset().mockResolvedValue('token');
  render.mockReset().mockReturnValue(3);
});
afterEach(() => jest.useRealTimers());

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

test('a script that does not come leaves nothing, and the next question tries again', async () => {
  const answer = ask();
  (await script()).dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow('did not come');
  expect(traces()).toBe(0);
  const next = ask();
  await comes();
  expect(await next).toBe('token');
  expect(traces()).toBe(2);
});

/** What the timers reject must have somebody who waits for it. */
const fate = (answer: Promise<string>) =>
  answer.then(
    () => 'answered',
    ({ message }: Error) => message,
  );

test('a script that hangs is given up, and puts nothing on the page when it comes after all', async () => {
  jest.useFakeTimers();
  const answer = fate(ask());
  const late = await script();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await answer).toContain('in time');
  Object.assign(window, { grecaptcha: { ready: (then: () => void) => then(), render, execute } });
  late.dispatchEvent(new Event('load'));
  expect(render).not.toHaveBeenCalled();
  expect(traces()).toBe(0);
});

test('a captcha that never answers is given up with all that is its own, and loaded anew', async () => {
  jest.useFakeTimers();
  execute.mockReturnValue(new Promise(() => undefined));
  const answer = fate(ask());
  await comes();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await answer).toContain('does not answer');
  expect(traces()).toBe(0);
  execute.mockResolvedValue('token');
  const next = ask();
  await comes();
  expect(await next).toBe('token');
  expect(traces()).toBe(2);
});

test('a captcha that cannot be drawn leaves nothing', async () => {
  render.mockImplementation(() => {
    throw new Error('no such key');
  });
  const answer = fate(ask());
  await comes();
  expect(await answer).toBe('no such key');
  expect(traces()).toBe(0);
});

test('a script that is something else is no captcha', async () => {
  const answer = fate(ask());
  (await script()).dispatchEvent(new Event('load'));
  expect(await answer).toContain('not what it should be');
});
