import { ApiError } from '@storefront/api-client';
import { useLocation } from '@storefront/router';
import { testBrand } from '@storefront/testing';
import { createElement, Suspense } from 'react';
import {
  backEnd,
  hasLanding,
  mockHead,
  mockPrefetch,
  renderAppRoot,
  startTestShell,
  valueOf,
} from '../../testing/startTestShell';

let metrics: Awaited<ReturnType<typeof startTestShell>>['metrics'];
async function startShell(env?: Record<string, string>) {
  const shell = await startTestShell(env);
  metrics = shell.metrics;
  return shell.get;
}

test('an app that cannot be rendered is a 500 with the static error page', async () => {
  renderAppRoot.mockImplementation(() => {
    throw new Error('the header is broken');
  });
  const response = await (await startShell())('/menu');
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain('Сервер не доступен');
  expect(html).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the rendered page does not see the parameters of an open panel, as in the browser', async () => {
  const ShowSearch = () => useLocation().search;
  renderAppRoot.mockReturnValue(createElement(ShowSearch));
  const get = await startShell();
  const html = await (await get('/menu?panel=product&labels=2&panel.slug=ramen')).text();
  expect(html).toContain('?labels=2<');
  expect(await (await get('/menu?panel=cart')).text()).not.toContain('?panel');
});

test('the editors of the front page describe the page, and not a panel that a link opens over it', async () => {
  const content = '<meta property="og:title" content="От редактора">';
  backEnd.settings = [{ key: 'main_page_meta_container', value: content }];
  mockHead.mockReturnValue({ title: 'Лиса дарит 10%' });
  const get = await startShell();
  expect(await (await get('/')).text()).not.toContain('property="og:title"');
  const html = await (await get('/?panel=promo&panel.slug=lisa')).text();
  expect(html).toContain('<meta property="og:title" content="Лиса дарит 10%">');
});

test('pages are counted by route, status and cache result, and their calls by endpoint', async () => {
  const get = await startShell({ PAGE_RATE_LIMIT: '5' });
  for (const path of ['/menu', '/menu', '/menu/rolls', '/menu/rolls/x', '/menu/rolls/y', '/menu/rolls/z']) {
    await (await get(path)).text();
  }
  expect(await valueOf(metrics.pages)).toEqual([
    { route: 'menu', status: '200', value: 2 },
    { route: 'menu-group', status: '200', value: 1 },
    { route: 'product', status: '200', value: 2 },
    { route: 'product', status: '429', value: 1 },
  ]);
  expect(await valueOf(metrics.pageCache)).toEqual([
    { result: 'miss', value: 4 },
    { result: 'hit', value: 1 },
  ]);
  expect(await valueOf(metrics.calls)).toEqual([
    { endpoint: '/api/app/settings/', status: '200', via: 'page', value: 4 },
    { endpoint: '/api/app/contact-settings/', status: '200', via: 'page', value: 4 },
  ]);
  const text = await metrics.registry.metrics();
  expect(text).toContain('storefront_page_first_byte_seconds_count{route="menu"} 2');
  backEnd.settings = undefined;
  await (await get('/menu/other')).text();
  expect(await valueOf(metrics.calls)).toHaveLength(2);
});

test('a back end that fails for the settings is not asked for the contacts', async () => {
  const get = await startShell();
  backEnd.settings = undefined;
  await (await get('/menu')).text();
  expect(await valueOf(metrics.calls)).toEqual([
    { endpoint: '/api/app/settings/', status: '500', via: 'page', value: 1 },
  ]);
});

test('a page whose data is no answer is a 502, without a description for search engines and not cached', async () => {
  const get = await startShell();
  mockPrefetch.mockRejectedValue(new ApiError({ kind: 'unreadable', status: 502 }));
  for (const _ of ['first', 'second']) {
    const response = await get('/menu');
    expect(response.status).toBe(502);
    const html = await response.text();
    expect(html).toContain('"error":{"status":502}');
    expect(html).not.toContain('og:title');
  }
  mockPrefetch.mockResolvedValue(undefined);
  const response = await get('/menu');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('og:title');
  expect(renderAppRoot).toHaveBeenCalledTimes(3);
});

test('a response that has started ends, whatever fails on the way', async () => {
  renderAppRoot.mockImplementation(() => {
    // The state of the page is written last, and a bigint cannot be serialised.
    Object.assign(testBrand, { broken: 1n });
    return 'rendered';
  });
  const response = await (await startShell())('/menu');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('rendered');
  Reflect.deleteProperty(testBrand, 'broken');
});

test('an error page has the settings too, for its header and footer', async () => {
  backEnd.settings = [{ key: 'order_by_phone', value: '+7 812 333-44-55' }];
  const response = await (await startShell())('/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('333-44-55');
});

test('a landing is a page, and an unknown route is a 404', async () => {
  const get = await startShell();
  const error = '"error":{"status":404,"message":"This page could not be found"}';
  for (const [path, status] of [
    ['/zima', 200],
    ['/akcii/leto', 200],
    ['/%D0%B7%D0%B8%D0%BC%D0%B0', 200],
    ['/Zima', 404],
    ['/zima/x', 404],
    ['/leto.html', 404],
  ] as const) {
    const response = await get(path);
    const isError = (await response.text()).includes(error);
    expect([path, response.status, isError]).toEqual([path, status, status === 404]);
  }
});

test('while the landings cannot be read, an address that may be one is a 503, and a known route a page', async () => {
  backEnd.landings = undefined;
  const get = await startShell();
  const response = await get('/zima');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('"error":{"status":503}');
  expect((await get('/menu')).status).toBe(200);
  backEnd.landings = ['/zima'];
  expect((await get('/zima')).status).toBe(200);
});

test('an address with a trailing slash redirects to the one without it', async () => {
  const response = await (await startShell())('/menu/?labels=2');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/menu?labels=2']);
});

test('files and known routes never ask for the landings', async () => {
  const get = await startShell();
  for (const path of ['/', '/menu', '/about', '/robots.php.txt', '/old/style.css', '/.env']) await get(path);
  expect(hasLanding).not.toHaveBeenCalled();
});

describe('visitors', () => {
  test('a customer’s page is rendered each time, and neither cached nor stored', async () => {
    const get = await startShell();
    const cookies = { cookie: '_token.local.tanto=token' };
    await (await get('/menu')).text();
    renderAppRoot.mockReturnValue('for a customer');
    for (const turn of [2, 3]) {
      const response = await get('/menu', cookies);
      expect(response.headers.get('cache-control')).toBe('no-store');
      // The seven days of the login begin again (readings 31).
      expect(response.headers.get('set-cookie')).toMatch(/^_token\.local\.tanto=token; Max-Age=604800; /);
      expect(await response.text()).toContain('for a customer');
      expect(renderAppRoot).toHaveBeenCalledTimes(turn);
    }
    // The guest’s page is still the guest’s own.
    const guests = await get('/menu');
    expect(await guests.text()).not.toContain('for a customer');
    expect(guests.headers.get('set-cookie')).toBeNull();
    expect(await valueOf(metrics.pageCache)).toEqual([
      { result: 'miss', value: 1 },
      { result: 'none', value: 2 },
      { result: 'hit', value: 1 },
    ]);
  });

  test('the back end learns whose page is rendered, for which request and with which builds, and by a shell', async () => {
    const get = await startShell();
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'from-the-proxy-in-front' };
    await (await get('/menu', { ...headers, cookie: '_token.local.tanto=token' })).text();
    expect(backEnd.received[0]).toMatchObject({
      ...headers,
      'x-page-builds': 'builds',
      'x-shell-secret': 'a secret of sixteen',
      authorization: 'Bearer token',
    });
  });

  test('a visitor who opens too many pages waits, and the others go on', async () => {
    const get = await startShell({ PAGE_RATE_LIMIT: '2' });
    const stranger = { 'x-forwarded-for': '203.0.113.9' };
    for (const path of ['/nowhere', '/elsewhere']) expect((await get(path, stranger)).status).toBe(404);
    const refused = await get('/menu', stranger);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('<h1>Слишком много запросов</h1>');
    const other = await get('/menu', { 'x-forwarded-for': '203.0.113.10' });
    expect(other.status).toBe(200);
    expect([...other.headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });

  test('a customer at /auth is led to an address with letters of any alphabet', async () => {
    const response = await (await startShell())('/auth?next=/%D0%BC?q=%D1%8B', {
      cookie: '_token.local.tanto=token',
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/%D0%BC?q=%D1%8B']);
  });
});

describe('the scripts of a page', () => {
  const Broken = () => {
    throw new Error('the browser can render it');
  };
  const optionsOf = (html: string) => {
    const [, options = ''] = /data-options="([^"]*)"/.exec(html) ?? [];
    return JSON.parse(options.replaceAll('&quot;', '"')) as { isLive: boolean; visitorKeys: string[] };
  };

  test('run at once where the page is more than text to read', async () => {
    const get = await startShell();
    const visitorKeys = ['Address', 'DraftUuid', 'Consent'].map((name) => testBrand.key + name);
    const customer = '_token.local.tanto=token';
    for (const [kind, path, cookie, isLive] of [
      ['a guest’s page that is only read', '/menu', '', false],
      ['a page of an unknown address', '/nothing', '', false],
      ['a route that shows more than its HTML', '/restaurants', '', true],
      ['a link to a panel', '/menu?panel=search', '', true],
      ['a customer’s page', '/menu', customer, true],
    ] as const) {
      const options = optionsOf(await (await get(path, { cookie })).text());
      expect({ kind, ...options }).toMatchObject({ kind, isLive, visitorKeys });
    }
  });

  test('of a page with a component that is left to the browser run at once', async () => {
    renderAppRoot.mockReturnValue(createElement(Suspense, { fallback: 'soon' }, createElement(Broken)));
    expect(optionsOf(await (await (await startShell())('/menu')).text()).isLive).toBe(true);
  });
});
