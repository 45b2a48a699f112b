import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testBrand } from '@storefront/testing';
import { keepPage } from './keptPage';

const site = { brand: testBrand, apiUrl: 'https://api.example', publicUrl: 'https://shop.example' };
const nonce = 'q+z/8w==';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function keep(html: string) {
  const page = keepPage(html, nonce, site);
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
    html: page.body('identity').toString(),
  };
}

test('inline scripts and styles are allowed by their hashes, each once', () => {
  const { scripts, styles, html } = keep(
    `<style nonce="${nonce}">a{}</style><style data-emotion="css 1" nonce="${nonce}">б{}</style>` +
      `<script nonce="${nonce}">один()\n</script><script id="x" nonce="${nonce}" async>two()</script>` +
      `<script nonce="${nonce}">two()</script>`,
  );
  expect(styles).toEqual([hashOf('a{}'), hashOf('б{}')]);
  expect(scripts).toEqual([hashOf('один()\n'), hashOf('two()')]);
  expect(html).toBe(
    '<style>a{}</style><style data-emotion="css 1">б{}</style><script>один()\n</script>' +
      '<script id="x" async>two()</script><script>two()</script>',
  );
});

test('scripts with an address and data need no hash', () => {
  const { scripts, html } = keep(
    `<script type="application/json" id="state" nonce="${nonce}">{}</script>` +
      `<template><script nonce="${nonce}" src="/assets/main.js" integrity="sha384-a"></script></template>`,
  );
  expect(scripts).toEqual([]);
  expect(html).toBe(
    '<script type="application/json" id="state">{}</script>' +
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

test('the policy and the page have no nonce', () => {
  const { policy, html } = keep(`<link rel="preload" nonce="${nonce}"><script nonce="${nonce}">a()</script>`);
  expect(policy).not.toContain('nonce');
  expect(html).not.toContain('nonce');
});

test('the page is compressed once for each encoding', async () => {
  const { page, html } = keep('<p>рамен</p>'.repeat(500));
  const [gzip, br] = await Promise.all([page.body('gzip'), page.body('br')]);
  expect(gunzipSync(gzip).toString()).toBe(html);
  expect(brotliDecompressSync(br).toString()).toBe(html);
  expect(await page.body('gzip')).toBe(gzip);
  expect(await page.body('br')).toBe(br);
});
