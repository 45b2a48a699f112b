import { readMainPageMeta } from './mainPageMeta';

const meta = (attributes: Record<string, string>) => ({ tag: 'meta', attributes });

test.each([
  [
    '<meta name="google-site-verification" content="a&amp;b">',
    meta({ name: 'google-site-verification', content: 'a&b' }),
  ],
  ["<META NAME='yandex-verification' CONTENT='1' />", meta({ name: 'yandex-verification', content: '1' })],
  [
    '<meta property="og:title" content="Суши > роллы">',
    meta({ property: 'og:title', content: 'Суши > роллы' }),
  ],
  [
    '<link rel="alternate" hreflang="en" href="https://en.example/">',
    { tag: 'link', attributes: { rel: 'alternate', hrefLang: 'en', href: 'https://en.example/' } },
  ],
  ['<meta name="Description" content="Суши">', meta({ name: 'description', content: 'Суши' })],
  ['<meta property="OG:Type" content="Website">', meta({ property: 'og:type', content: 'Website' })],
  [
    '<link rel=" Me  author " href="/about">',
    { tag: 'link', attributes: { rel: ' Me  author ', href: '/about' } },
  ],
  ['<meta name=msvalidate.01 content=77>', meta({ name: 'msvalidate.01', content: '77' })],
])('%s is allowed', (html, expected) => {
  expect(readMainPageMeta(html)).toEqual([expected]);
});

test.each([
  '<script>alert(1)</script>',
  '<template><meta name="yandex-verification" content="1"></template>',
  '<script><meta name="yandex-verification" content="1"></script>',
  '<!-- <meta name="yandex-verification" content="1"> -->',
  '<!-- <meta name="yandex-verification" content="1">',
  '<style>@import "x"</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<meta http-equiv="Content-Security-Policy" content="default-src *">',
  '<meta name="referrer" content="unsafe-url">',
  '<meta name="viewport" content="width=10">',
  '<meta name="robots" content="noindex">',
  '<meta name="yandex-verification">',
  '<meta name="yandex-verification" content>',
  '<meta content="x">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<link rel="preconnect" href="https://evil.example/">',
  '<link rel="alternate stylesheet" href="/a.css">',
  '<link rel="me" href="javascript:alert(1)">',
  '<link rel="me" href="javascript:alert(1)//https://evil.example/">',
  '<link rel="me" href="//evil.example">',
  '<link rel="" href="/a">',
  '<link href="/a">',
  '<link rel="me">',
  '<meta',
  'просто текст',
  '',
  null,
  undefined,
])('%p is not allowed', (html) => {
  expect(readMainPageMeta(html)).toEqual([]);
});

test('attributes that are not on the list are dropped', () => {
  const html = '<meta name="author" content="x" onload="alert(1)" style="a" constructor="b" content="y">';
  expect(readMainPageMeta(html)).toEqual([meta({ name: 'author', content: 'x' })]);
});

test('only the first description is kept', () => {
  const html = ['<meta name="description" content="a">', '<meta name="Description" content="b">'].join('');
  expect(readMainPageMeta(html)).toEqual([meta({ name: 'description', content: 'a' })]);
});

test('the number of tags and the text that is read are limited', () => {
  const many = '<meta name="author" content="x">'.repeat(1000);
  expect(readMainPageMeta(many)).toHaveLength(20);
  expect(readMainPageMeta(`${' '.repeat(20_000)}<meta name="author" content="x">`)).toEqual([]);
});
