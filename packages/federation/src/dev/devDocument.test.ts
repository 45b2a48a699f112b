import { devDocument, stateAddress } from './devDocument';

const builtPage = [
  '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
  '<style nonce="n">:root{--c-ink:#26151C}</style><script nonce="n">theme()</script>',
  '<link rel="preload" as="font" href="/fonts/latin.woff2" crossorigin="anonymous">',
  '<link rel="preload" as="script" href="/mf/catalog/1/240.js" integrity="sha384-a" crossorigin="anonymous">',
  '<script defer nonce="n" src="/assets/main.1b2c.js" integrity="sha384-b" crossorigin="anonymous"></script>',
  '<style data-server-styles nonce="n">.css-1a{color:red}</style><title>Old</title></head>',
  '<body><div id="root"><div id="app">Old header</div></div>',
  '<script type="application/json" id="storefront-state" nonce="n">',
  '{"brand":{"key":"kitsune","name":"\\u003cb>"},"session":{"status":"user"},"releases":{"catalog":{"build":"1"}},"year":2026}',
  '</script></body></html>',
].join('');

const releases = {
  catalog: { build: 'dev', base: 'http://127.0.0.1:3001/', entry: 'remoteEntry.js' },
};

const page = devDocument(builtPage, { script: '/assets/main.js', releases });

describe('the development document', () => {
  it('runs the dev server’s script and no script of a build', () => {
    expect([...page.matchAll(/ src="([^"]*)"/g)].map(([, url]) => url)).toEqual(['/assets/main.js']);
    expect(page).not.toContain('/mf/');
  });

  it('keeps tokens, fonts and theme', () => {
    expect(page).toContain('--c-ink:#26151C');
    expect(page).toContain('href="/fonts/latin.woff2"');
    expect(page).toContain('theme()');
  });

  it('leaves the rendering to the browser', () => {
    expect(page).toContain('<div id="root"></div>');
    expect(page).not.toMatch(/Old|css-1a/);
  });

  it('keeps brand and session, and names the releases of the dev servers', () => {
    const json = /id="storefront-state">([^<]*)</.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      brand: { key: 'kitsune', name: '<b>' },
      session: { status: 'user' },
      releases,
      year: 2026,
    });
  });

  it('embeds the state that a page for many visitors links to', () => {
    const linked = builtPage
      .replace(/<script type="application.json".*?<\/script>/, '')
      .replace('</head>', '<link id="storefront-state" href="/page-state/menu?a=1&amp;b=2"></head>');
    expect([stateAddress(linked), stateAddress(builtPage)]).toEqual(['/page-state/menu?a=1&b=2', undefined]);
    const state = '{"year":2027,"releases":{},"name":"$&"}';
    const html = devDocument(linked, { script: '/assets/main.js', releases, state });
    const [, json = ''] = /id="storefront-state">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ year: 2027, releases, name: '$&' });
    expect(html).not.toContain('/page-state/');
  });

  it('returns any other document unchanged', () => {
    expect(devDocument('{"message":""}', { script: '/assets/main.js', releases })).toBe('{"message":""}');
  });
});
