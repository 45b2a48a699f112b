import { parseBrand } from '@storefront/contracts/brand';
import { testBrand } from '@storefront/testing';
import { contentSecurityPolicy, documentHeaders } from './policy';

const inline = { scripts: ["'nonce-abc'"], styles: ["'nonce-abc'"] };
/** SHA-256 of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const site = { apiUrl: 'https://api.example', publicUrl: 'https://shop.example' };

function policyOf(
  configured: { analytics?: object; captcha?: object; maps?: object; imageHosts?: string[] },
  at = site,
) {
  const policy = contentSecurityPolicy(inline, { brand: parseBrand({ ...testBrand, ...configured }), ...at });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
}

const bare = policyOf({});

test('without configured services the page connects to this site only, and no other site frames it', () => {
  // Directives that are not listed follow the default.
  expect(bare).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'nonce-abc'"],
    'style-src': ["'self'", "'nonce-abc'", emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:', 'https://api.example'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
});

test.each([
  ['a guest’s page', { session: { status: 'guest' } }, 'no-cache'],
  ['a customer’s page', { session: { status: 'user' } }, 'no-store'],
  ['a shared page', { session: { status: 'guest' }, isShared: true }, 'no-store'],
] as const)(
  '%s tells other sites no more than the host, and is stored as it may be',
  (_, visit, cacheControl) => {
    expect(documentHeaders(inline, visit, { brand: parseBrand(testBrand), ...site })).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': cacheControl,
      vary: 'cookie',
    });
  },
);

test.each([
  ['https://api.example', 'https://shop.example', ['https://api.example']],
  ['http://api.internal:3100', 'https://shop.example', []],
  ['http://127.0.0.1:3100', 'http://localhost:3000', ['http://127.0.0.1:3100']],
])('pictures of the back end %s on the site %s', (apiUrl, publicUrl, sources) => {
  expect(policyOf({}, { apiUrl, publicUrl })['img-src']).toEqual(["'self'", 'data:', 'blob:', ...sources]);
});

test('pictures may come from the hosts that the brand names, and from no other', () => {
  expect(policyOf({ imageHosts: ['cdn.example', '*.pictures.example'] })['img-src']).toEqual([
    ...(bare['img-src'] ?? []).slice(0, 4),
    'https://cdn.example',
    'https://*.pictures.example',
  ]);
});

test.each([
  ['admitad', { campaignCode: 'c', url: 'https://admitad.example/r' }, 'https://admitad.example'],
  ['gdeslon', { merchantId: 'm', url: 'https://gdeslon.example/a.js' }, 'https://gdeslon.example'],
  [
    'affam',
    { url: 'https://affam.example/hit', basketUrl: 'https://affam.example/basket' },
    'https://affam.example',
  ],
  ['cityads', { campaignId: 'c', url: 'https://cityads.example/track' }, 'https://cityads.example'],
  ['errors', { dsn: 'https://key@errors.example/7' }, 'https://errors.example'],
])('%s may be connected to, and may run no script', (service, settings, origin) => {
  expect(policyOf({ analytics: { [service]: settings } })).toEqual({
    ...bare,
    'connect-src': ["'self'", origin],
  });
});

test('a network’s baskets may go to a host of their own', () => {
  const affam = { url: 'https://affam.example/hit', basketUrl: 'https://baskets.example/hit' };
  expect(policyOf({ analytics: { affam } })['connect-src']).toEqual([
    "'self'",
    'https://affam.example',
    'https://baskets.example',
  ]);
});

test('the counter may run its script and be connected to', () => {
  expect(policyOf({ analytics: { metrika: { counter: 7 } } })).toEqual({
    ...bare,
    'script-src': ["'self'", "'nonce-abc'", 'https://mc.yandex.ru/'],
    'connect-src': ["'self'", 'https://mc.yandex.ru'],
    'img-src': [...(bare['img-src'] ?? []), 'https://mc.yandex.ru'],
  });
});

test.each(['clickmap', 'webvisor'])(
  'with its %s the counter may also reach its recorder, and show the pages in its frames',
  (option) => {
    const names = ['mc.yandex.ru', 'mc.yandex.com', 'mc.webvisor.com', 'mc.webvisor.org'];
    const hosts = names.map((name) => `https://${name}`);
    const sockets = names.map((name) => `wss://${name}`);
    const metrika = { counter: 7, [option]: true };
    expect(policyOf({ analytics: { metrika } })).toEqual({
      ...bare,
      'script-src': [
        "'self'",
        "'nonce-abc'",
        'https://mc.yandex.ru/',
        'https://mc.yandex.com/',
        'https://yastatic.net/',
      ],
      'connect-src': ["'self'", ...hosts, ...sockets],
      'img-src': [...(bare['img-src'] ?? []), ...hosts],
      'frame-src': ['blob:', ...hosts],
      'worker-src': ["'self'", 'blob:'],
      'frame-ancestors': [
        'https://metrika.yandex.ru',
        'https://*.metrika.yandex.ru',
        'https://metrica.yandex.com',
        'https://*.metrica.yandex.com',
        'https://webvisor.com',
        'https://*.webvisor.com',
      ],
    });
  },
);

test('the captcha may run, be connected to and have its frame, below its own path only', () => {
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
  [{ analytics: { affam: { url: "https://a.example; script-src 'unsafe-inline'" } } }, /must be an address/],
  [{ analytics: { affam: { url: 'https://a.example/x?y' } } }, /must be an address/],
  [{ analytics: { affam: { url: 'ftp://a.example' } } }, /must be an address/],
  [{ analytics: { affam: { url: 'a.example' } } }, /must be an address/],
  // It names a script.
  [{ analytics: { gdeslon: { merchantId: 'm', url: 'https://gdeslon.example' } } }, /must have a path/],
  [{ analytics: { gdeslon: { merchantId: 'm', url: 'https://gdeslon.example/' } } }, /must have a path/],
  [{ maps: { apiKey: 'a&b' } }, /"maps"/],
  [{ maps: { apiKey: 'key', host: 'https://evil.example' } }, /"maps"/],
])('a brand file with %j is rejected', (configured, message) => {
  expect(() => policyOf(configured)).toThrow(message);
});

test('the maps service may run, load pictures, be connected to, and style its own markup', () => {
  const policy = policyOf({ maps: { apiKey: 'key' } });
  const host = 'https://api-maps.yandex.ru';
  expect(policy['script-src']).toEqual([
    "'self'",
    "'nonce-abc'",
    `${host}/`,
    'https://yastatic.net/',
    'https://suggest-maps.yandex.ru/',
  ]);
  expect(policy['connect-src']).toEqual(["'self'", host, 'https://*.maps.yandex.net']);
  expect(policy['img-src']).toEqual(expect.arrayContaining([host, 'https://*.maps.yandex.net']));
  expect(policy['style-src']).toEqual(["'self'", "'nonce-abc'", emptyStyle, 'blob:']);
  expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"]);
  expect(bare).not.toHaveProperty('style-src-attr');
});
