import { testBrand } from '@storefront/testing';
import { createHash } from 'node:crypto';
import { keepPage } from './keptPage';

const nonce = 'q+z/8w==';
const preloads = '<template id="later-preloads"></template>';

/** A page as React renders it: its markup, its state and its preloads. */
const renderedHtml = (markup: string, state: object = {}) =>
  `${markup}<script type="application/json" id="storefront-state" nonce="${nonce}">` +
  `${JSON.stringify(state)}</script>${preloads}`;

/** The source by which a policy allows an inline script or style. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const site = { brand: testBrand, apiUrl: 'https://api.example', publicUrl: 'https://shop.example' };
const options = { nonce, site, shellBuild: '1a2b3c4d' };
const link =
  '<link rel="preload" as="fetch" id="storefront-state" href="/page-state/1a2b3c4d/menu" crossorigin="anonymous" fetchpriority="low">';

function keep(html: string, state: object = {}) {
  const page = keepPage(renderedHtml(html, state), { ...options, address: '/menu' });
  const policy = page.headers['content-security-policy'] ?? '';
  const sourcesOf = (name: string) =>
    policy
      .match(new RegExp(`${name} ([^;]*)`))?.[1]
      ?.split(' ')
      .slice(1) ?? [];
  return {
    page,
    policy,
    scripts: sourcesOf('script-src').filter((source) => source.startsWith("'")),
    styles: sourcesOf('style-src').filter((source) => source !== hashOf('')),
    html: page.document.bytes.toString().replace(preloads.replace('></', `>${link}</`), ''),
  };
}

test('inline scripts and styles are allowed by their hashes, each once', () => {
  const { scripts, styles, html } = keep(
    `<style nonce="${nonce}">a{}</style><style data-server-styles nonce="${nonce}">б{}</style>` +
      `<script nonce="${nonce}">один()\n</script><script id="x" nonce="${nonce}" async>two()</script>` +
      `<script nonce="${nonce}">two()</script>`,
  );
  expect(styles).toEqual([hashOf('a{}'), hashOf('б{}')]);
  expect(scripts).toEqual([hashOf('один()\n'), hashOf('two()')]);
  expect(html).toBe(
    '<style>a{}</style><style data-server-styles>б{}</style><script>один()\n</script>' +
      '<script id="x" async>two()</script><script>two()</script>',
  );
});

test('scripts with an address and data need no hash', () => {
  const { scripts, html } = keep(
    `<script type="application/ld+json" id="product" nonce="${nonce}">{}</script>` +
      `<template><script nonce="${nonce}" src="/assets/main.js" integrity="sha384-a"></script></template>`,
  );
  expect(scripts).toEqual([]);
  expect(html).toBe(
    '<script type="application/ld+json" id="product">{}</script>' +
      '<template><script src="/assets/main.js" integrity="sha384-a"></script></template>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  '<script nonce="guess">alert(1)</script>',
  '<style nonce="guess">alert(1)</style>',
])('%s of the back end, without the nonce of the rendering, is not allowed', (foreign) => {
  const { scripts, styles } = keep(`${foreign}<script nonce="${nonce}">own()</script>`);
  expect(scripts).toEqual([hashOf('own()')]);
  expect(styles).toEqual([]);
});

test('the state leaves the document, which has a link to it among the preloads', () => {
  const { page } = keep('<p>рамен</p>', { year: 2026 });
  expect(page.document.bytes.toString()).toBe(`<p>рамен</p><template id="later-preloads">${link}</template>`);
  expect(page.state.bytes.toString()).toBe('{"year":2026}');
});

test('the address of the state is escaped, and a page without a state cannot be kept', () => {
  const address = '/menu?tags=1&x="';
  const { document } = keepPage(renderedHtml(''), { ...options, address });
  expect(document.bytes.toString()).toContain(' href="/page-state/1a2b3c4d/menu?tags=1&amp;x=&quot;"');
  expect(() => keepPage(preloads, { ...options, address })).toThrow('storefront-state');
});

test('a page with the document of the page before it keeps the compressed one, and gets a new state', () => {
  const keepAt = (year: number, previous?: ReturnType<typeof keepPage>) =>
    keepPage(renderedHtml('рамен', { year }), { ...options, address: '/menu', previous });
  const first = keepAt(2026);
  const second = keepAt(2027, first);
  expect(second.document).toBe(first.document);
  expect(second.state.bytes.toString()).toBe('{"year":2027}');
});
