/** @jest-environment jsdom */
import { useRequestCode } from '@storefront/api-client';
import { type Brand, on } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { CaptchaHost } from '.';

const answers = { '/api/auth/': () => ({ success: true, seconds: 60 }) };
const guarded = parseBrand({ ...testBrand, captcha: { siteKey: 'site-key' } });

function CodeButton() {
  const request = useRequestCode();
  return (
    <button type="button" onClick={() => request.mutate({ phone: '79161234567' })}>
      code
    </button>
  );
}

async function requestCode(brand: Brand) {
  const { user, calls } = renderInShell(
    <CaptchaHost>
      <CodeButton />
    </CaptchaHost>,
    { answers, brand },
  );
  await user.click(screen.getByRole('button'));
  return calls;
}

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'grecaptcha');
});

test('without a site key the embedded captcha answers and no script loads', async () => {
  const calls = await requestCode(testBrand);
  await waitFor(() => expect(calls[0]?.body).toEqual({ phone: '79161234567', recaptcha: 'embedded' }));
  expect(document.querySelector('script')).toBeNull();
});

test('when the captcha chunk fails to load, a toast reports it and the call has no token', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const toasts: string[] = [];
  const stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  jest.doMock('./recaptcha', () => {
    throw new Error('Loading chunk recaptcha failed');
  });
  const calls = await requestCode(guarded);
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ phone: '79161234567' }));
  expect(toasts).toEqual(['ReCaptcha error: Failed to load script']);
  jest.dontMock('./recaptcha');
  jest.resetModules();
  stop();
  jest.restoreAllMocks();
});

test('when the captcha script fails to load, a toast reports it and the call has no token', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const toasts: string[] = [];
  const stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  const calls = await requestCode(guarded);
  await waitFor(() => expect(document.querySelector('script')).not.toBeNull());
  expect(calls).toEqual([]);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ phone: '79161234567' }));
  expect(toasts).toEqual(['ReCaptcha error: Failed to load script']);
  stop();
  jest.restoreAllMocks();
});
