import { parseBrand } from '@storefront/contracts/brand';
import { testBrand } from '@storefront/testing';
import { contentSecurityPolicy } from './policy';

function policyOf(configured: { analytics?: object; captcha?: object }) {
  const policy = contentSecurityPolicy('abc', parseBrand({ ...testBrand, ...configured }));
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
}

const bare = policyOf({});

test('with no key the page talks to this site and to nobody else', () => {
  expect(bare).toMatchObject({
    'script-src': ["'self'", "'nonce-abc'"],
    'connect-src': ["'self'"],
    'trusted-types': ['default'],
  });
  expect(bare).not.toHaveProperty('frame-src');
});

test.each([
  ['admitad', { campaignCode: 'c' }, 'https://ad.admitad.com'],
  ['gdeslon', { merchantId: 'm' }, 'https://www.gdeslon.ru'],
  ['affam', { url: 'https://affam.example/hit' }, 'https://affam.example'],
  ['cityads', { campaignId: 'c' }, 'https://cityads.ru'],
  ['errors', { dsn: 'https://key@errors.example/7' }, 'https://errors.example'],
])('%s may be told, and may run nothing', (service, settings, origin) => {
  expect(policyOf({ analytics: { [service]: settings } })).toEqual({
    ...bare,
    'connect-src': ["'self'", origin],
  });
});

test('the counter runs its script and hears', () => {
  expect(policyOf({ analytics: { metrika: { counter: 7 } } })).toEqual({
    ...bare,
    'script-src': ["'self'", "'nonce-abc'", 'https://mc.yandex.ru/'],
    'connect-src': ["'self'", 'https://mc.yandex.ru'],
  });
});

test('the captcha runs, hears and has its frame, below its own path only', () => {
  expect(policyOf({ captcha: { siteKey: 'k' } })).toEqual({
    ...bare,
    'script-src': [
      "'self'",
      "'nonce-abc'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    'connect-src': ["'self'", 'https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/'],
    'trusted-types': ['default', 'recaptcha', 'goog#html'],
  });
});

test.each([
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example/x?y',
  'ftp://a.example',
  'a.example',
])('an address like %p is refused with the brand file', (url) => {
  expect(() => policyOf({ analytics: { affam: { url } } })).toThrow(/must be an address/);
});
