import { landingPath } from './landingPath';

test.each([
  ['zima-v-miske', '/zima-v-miske'],
  ['/zima-v-miske', '/zima-v-miske'],
  ['/zima-v-miske/', '/zima-v-miske'],
  ['  akcii/leto ', '/akcii/leto'],
  ['//akcii//leto//', '/akcii/leto'],
  ['https://shop.example/akcii/leto/', '/akcii/leto'],
  ['HTTP://shop.example:8080/akcii/leto?utm_source=x#top', '/akcii/leto'],
  ['/akcii/leto?utm_source=x', '/akcii/leto'],
  ['/akcii/leto#a\nb', '/akcii/leto'],
  ['%D0%B7%D0%B8%D0%BC%D0%B0', '/зима'],
  ['зима', '/зима'],
  ['Zima', '/Zima'],
  ['legal/oferta', '/legal/oferta'],
  ['skoro...', '/skoro...'],
  ['.well-known/security.txt', '/.well-known/security.txt'],
])('the url %j is the path %s', (url, path) => {
  expect(landingPath(url)).toBe(path);
});

test.each([
  '',
  '   ',
  '/',
  'https://shop.example',
  'https://shop.example/',
  '?page=2',
  '#top',
  '%E0%A4%A',
  'a/../b',
  '.',
])('the url %j names no page', (url) => {
  expect(landingPath(url)).toBeUndefined();
});
