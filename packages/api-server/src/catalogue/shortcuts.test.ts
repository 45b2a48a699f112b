import type { CachedResponse } from './responseCache';
import { createShortcuts } from './shortcuts';

const answer: CachedResponse = { body: Buffer.from('1'), etag: '"1"' };
let version: number | undefined;
const shortcuts = createShortcuts({ peek: (key) => (key === 'known' ? answer : undefined) }, () => version);

test('a url is known until the menu changes', () => {
  version = 1;
  shortcuts.learn('/a', 'known');
  shortcuts.learn('/b', 'gone');
  expect(shortcuts.find('/a')).toBe(answer);
  expect(shortcuts.find('/b')).toBeUndefined();
  expect(shortcuts.find('/c')).toBeUndefined();
  version = 2;
  expect(shortcuts.find('/a')).toBeUndefined();
  shortcuts.learn('/c', 'known');
  expect([shortcuts.find('/a'), shortcuts.find('/c')]).toEqual([undefined, answer]);
});

test('no url is known while the menu may have changed', () => {
  version = undefined;
  shortcuts.learn('/d', 'known');
  expect(shortcuts.find('/c')).toBeUndefined();
  version = 2;
  expect(shortcuts.find('/d')).toBeUndefined();
});

test('long urls are not cached, and the oldest entry is evicted', () => {
  version = 2;
  shortcuts.learn(`/${'x'.repeat(300)}`, 'known');
  expect(shortcuts.find(`/${'x'.repeat(300)}`)).toBeUndefined();
  for (let index = 0; index < 5000; index += 1) shortcuts.learn(`/n${index}`, 'known');
  expect(shortcuts.find('/c')).toBeUndefined();
  expect(shortcuts.find('/n0')).toBe(answer);
});
