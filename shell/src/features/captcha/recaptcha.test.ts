/** @jest-environment jsdom */
import { parseBrand } from '@storefront/contracts/brand';
import { testBrand } from '@storefront/testing';

const { captcha } = parseBrand({ ...testBrand, captcha: { siteKey: 'site-key' } });
const execute = jest.fn();
const render = jest.fn(() => 3);

/** Requests a token on a page without a captcha, so that tests are independent. */
async function requestToken() {
  if (!captcha) throw new Error('the test brand has a captcha');
  const { requestRecaptchaToken } = await import('./recaptcha');
  return requestRecaptchaToken(captcha, 'request_code');
}

const scripts = () => [...document.querySelectorAll('script')];
const script = async () => {
  for (let tries = 0; tries < 50 && scripts().length === 0; tries += 1) await Promise.resolve();
  return scripts().at(-1) as HTMLScriptElement;
};

async function scriptLoads() {
  const element = await script();
  Object.assign(window, { grecaptcha: { ready: (then: () => void) => then(), render, execute } });
  element.dispatchEvent(new Event('load'));
}

/** How many elements the captcha has added to the page. */
const elementCount = () => document.querySelectorAll('script, div').length;

beforeEach(() => {
  jest.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'grecaptcha');
  execute.mockReset().mockResolvedValue('token');
  render.mockReset().mockReturnValue(3);
});
afterEach(() => jest.useRealTimers());

test('a token is requested with the brand’s key, and the badge is hidden', async () => {
  const answer = requestToken();
  await scriptLoads();
  expect(await answer).toBe('token');
  expect((await script()).src).toBe('https://www.google.com/recaptcha/api.js?render=explicit&hl=ru');
  const [container, options] = render.mock.calls[0] as unknown as [HTMLElement, object];
  expect(options).toEqual({ sitekey: 'site-key', badge: 'inline', size: 'invisible' });
  expect(container).not.toBeVisible();
  expect(execute).toHaveBeenCalledWith(3, { action: 'request_code' });
});

test('the script loads once for many requests', async () => {
  const answers = [requestToken(), requestToken()];
  await scriptLoads();
  expect(await Promise.all(answers)).toEqual(['token', 'token']);
  await requestToken();
  expect(scripts()).toHaveLength(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test('after a failed load no element stays on the page, and the next request loads again', async () => {
  const answer = requestToken();
  (await script()).dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow('did not load');
  expect(elementCount()).toBe(0);
  const next = requestToken();
  await scriptLoads();
  expect(await next).toBe('token');
  expect(elementCount()).toBe(2);
});

/** Handles the rejection at once: fake timers reject before the test awaits. */
const outcome = (answer: Promise<string>) =>
  answer.then(
    () => 'answered',
    ({ message }: Error) => message,
  );

test('a script that hangs times out, and adds nothing to the page when it loads late', async () => {
  jest.useFakeTimers();
  const answer = outcome(requestToken());
  const late = await script();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await answer).toContain('did not load in time');
  Object.assign(window, { grecaptcha: { ready: (then: () => void) => then(), render, execute } });
  late.dispatchEvent(new Event('load'));
  expect(render).not.toHaveBeenCalled();
  expect(elementCount()).toBe(0);
});

test('a captcha that never answers times out, is removed, and loads again', async () => {
  jest.useFakeTimers();
  execute.mockReturnValue(new Promise(() => undefined));
  const answer = outcome(requestToken());
  await scriptLoads();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await answer).toContain('no token in time');
  expect(elementCount()).toBe(0);
  execute.mockResolvedValue('token');
  const next = requestToken();
  await scriptLoads();
  expect(await next).toBe('token');
  expect(elementCount()).toBe(2);
});

test('after a failure the next request waits for two seconds, until one succeeds', async () => {
  jest.useFakeTimers();
  execute.mockReturnValue(new Promise(() => undefined));
  const waitedFor = async (ms: number) => {
    const answer = outcome(requestToken());
    await scriptLoads();
    const late = jest.fn();
    void answer.then(late);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(late).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(late).toHaveBeenCalled();
  };
  await waitedFor(8_000);
  await waitedFor(2_000);
  execute.mockResolvedValueOnce('token');
  const next = requestToken();
  await scriptLoads();
  expect(await next).toBe('token');
  const later = outcome(requestToken());
  await jest.advanceTimersByTimeAsync(7_999);
  expect(elementCount()).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await later).toContain('no token in time');
});

test('a captcha that fails to render leaves nothing on the page', async () => {
  render.mockImplementation(() => {
    throw new Error('no such key');
  });
  const answer = outcome(requestToken());
  await scriptLoads();
  expect(await answer).toBe('no such key');
  expect(elementCount()).toBe(0);
});

test('a script without grecaptcha is rejected', async () => {
  const answer = outcome(requestToken());
  (await script()).dispatchEvent(new Event('load'));
  expect(await answer).toContain('defined no grecaptcha');
});
