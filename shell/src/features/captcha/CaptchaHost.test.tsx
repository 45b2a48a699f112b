/** @jest-environment jsdom */
import { type Brand, on, useCaptcha } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { CaptchaHost } from '.';

const guarded = parseBrand({ ...testBrand, captcha: { siteKey: 'site-key' } });

const failure = expect.stringMatching(
  /^ReCaptcha error: Failed to load script\. .*отключите VPN и блокировщик рекламы/,
) as string;

function TokenButton({ onToken }: { onToken: (token: string | undefined) => void }) {
  const requestToken = useCaptcha();
  return (
    <button type="button" onClick={() => void requestToken('request_code').then(onToken)}>
      code
    </button>
  );
}

/** Requests a token and returns the list to which it is added. */
async function requestToken(brand: Brand) {
  const tokens: (string | undefined)[] = [];
  const { user } = renderInShell(
    <CaptchaHost>
      <TokenButton onToken={(token) => void tokens.push(token)} />
    </CaptchaHost>,
    { brand },
  );
  await user.click(screen.getByRole('button'));
  return tokens;
}

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'grecaptcha');
});

test('without a site key the embedded captcha answers and no script loads', async () => {
  const tokens = await requestToken(testBrand);
  await waitFor(() => expect(tokens).toEqual(['embedded']));
  expect(document.querySelector('script')).toBeNull();
});

test('when the captcha chunk fails to load, a toast reports it and there is no token', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const toasts: string[] = [];
  const stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  jest.doMock('./recaptcha', () => {
    throw new Error('Loading chunk recaptcha failed');
  });
  const tokens = await requestToken(guarded);
  await waitFor(() => expect(tokens).toEqual([undefined]));
  expect(toasts).toEqual([failure]);
  jest.dontMock('./recaptcha');
  jest.resetModules();
  stop();
  jest.restoreAllMocks();
});

test('when the captcha script fails to load, a toast reports it and there is no token', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const toasts: string[] = [];
  const stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  const tokens = await requestToken(guarded);
  await waitFor(() => expect(document.querySelector('script')).not.toBeNull());
  expect(tokens).toEqual([]);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(tokens).toEqual([undefined]));
  expect(toasts).toEqual([failure]);
  stop();
  jest.restoreAllMocks();
});
