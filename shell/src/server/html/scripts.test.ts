/** @jest-environment jsdom */
import { laterIds } from '../../app/page-script/laterIds';
import { scriptsHtml } from './scripts';

const html = scriptsHtml({
  isLive: true,
  visitorKeys: ['shopAddress'],
  nonce: 'n"1',
  scripts: [{ url: '/assets/main.js', integrity: 'sha384-a' }],
  preloads: [{ url: '/mf/catalog/1/remoteEntry.js', integrity: 'sha384-b' }],
  forPanel: [
    { url: '/assets/panels.js', integrity: 'sha384-c' },
    { url: '/mf/catalog/1/remoteEntry.js', integrity: 'sha384-b' },
  ],
});
const page = new DOMParser().parseFromString(html, 'text/html');
const inside = (selector: string) =>
  [...page.querySelectorAll('template')].flatMap((template) => [
    ...template.content.querySelectorAll(selector),
  ]);

test('no script runs by itself; the script of the page finds its options', () => {
  expect([...page.querySelectorAll('script')]).toEqual([]);
  const options = page.getElementById(laterIds.scripts)?.dataset['options'] ?? '';
  expect(JSON.parse(options)).toMatchObject({ isLive: true, visitorKeys: ['shopAddress'] });
});

test('the page’s scripts wait in templates, with nonce and integrity', () => {
  expect(inside('script').map((script) => script.outerHTML)).toEqual([
    '<script data-app="" nonce="n&quot;1" src="/assets/main.js" integrity="sha384-a" crossorigin="anonymous"></script>',
  ]);
});

test('every script is preloaded once, at low priority, and scripts of the first panel come last', () => {
  const links = inside('link[rel=preload][as=script]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mf/catalog/1/remoteEntry.js',
    '/assets/main.js',
    '/assets/panels.js',
  ]);
  expect(links.every((link) => link.getAttribute('fetchpriority') === 'low')).toBe(true);
});
