/** @jest-environment jsdom */
import { isCausedByBrowser } from './isCausedByBrowser';

const ownScript = 'at Menu (https://shop.example/mf/catalog/abc/7.js:1:2)';

function thrown(
  message: string,
  {
    name = 'TypeError',
    frames = [ownScript],
    cause,
  }: { name?: string; frames?: string[]; cause?: unknown } = {},
) {
  const error = Object.assign(new Error(message, { cause }), { name });
  error.stack = [`${name}: ${message}`, ...frames].join('\n    ');
  return error;
}

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

const page = pageOf('<html lang="ru" class="js"><body><p>Меню</p></body></html>');

test.each<[string, unknown]>([
  ['code of the remote', thrown('no price')],
  [
    'code of the remote that React calls',
    thrown('no price', { frames: ['at App (/assets/main.1a.js:1:2)', ownScript] }),
  ],
  [
    'a component that React cannot render',
    thrown('Minified React error #130', { name: 'Error', frames: [] }),
  ],
  ['a start that failed by such code', thrown('catalog is unavailable', { cause: thrown('no start') })],
  ['a text', 'no price'],
  ['nothing', undefined],
])('%s is not the browser’s fault', (_, error) => {
  expect(isCausedByBrowser(error, page)).toBe(false);
});

test.each<[string, unknown]>([
  ['a chunk that did not arrive', thrown('Loading chunk 7 failed', { name: 'ChunkLoadError' })],
  [
    'an entry that did not',
    thrown('x', { cause: thrown('x did not arrive', { name: 'ScriptNetworkError' }) }),
  ],
  [
    'an element that was removed already',
    thrown("Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.", {
      name: 'NotFoundError',
    }),
  ],
  [
    'an element that is elsewhere',
    thrown("Failed to execute 'insertBefore' on 'Node'", { name: 'NotFoundError' }),
  ],
  ['the same in Safari', thrown('The object can not be found here.', { name: 'NotFoundError' })],
  ['the browser’s own exception', new DOMException('gone', 'NotFoundError')],
  ['an element whose parent was removed', thrown("Cannot read properties of null (reading 'removeChild')")],
  ['the same in Safari', thrown("null is not an object (evaluating 'a.parentNode.insertBefore')")],
  ...[
    'at t (chrome-extension://gighmmpiobklfepjocnamgkkbiglidom/content.js:1:2)',
    't@moz-extension://6f1c2a/content.js:1:2',
    't@safari-web-extension://6F1C2A/content.js:1:2',
    't@webkit-masked-url://hidden/:1:2',
  ].map((frame): [string, unknown] => [frame, thrown('no price', { frames: [ownScript, frame] })]),
])('%s is the browser’s fault', (_, error) => {
  expect(isCausedByBrowser(error, page)).toBe(true);
});

test.each([
  ['Google in Chrome', '<html lang="ru" class="js translated-ltr"><p>Menu</p>'],
  ['Google, to a language from right to left', '<html lang="ru" class="translated-rtl"><p>Menu</p>'],
  [
    'Google, whose elements are there before its class',
    '<html lang="ru"><p><font><font>Menu</font></font></p>',
  ],
  ['Firefox', '<html lang="en"><p>Menu</p>'],
  ['Edge', '<html lang="ru"><p _msttexthash="1">Menu</p>'],
  ['Yandex', '<html lang="ru"><p><ya-tr-span>Menu</ya-tr-span></p>'],
])('on a page that %s has translated, no error is the build’s', (_, html) => {
  expect(isCausedByBrowser(thrown('no price'), pageOf(html))).toBe(true);
});
