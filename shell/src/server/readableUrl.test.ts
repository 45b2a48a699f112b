import { readableUrl } from './readableUrl';

test.each([
  ['/menu?a=%', '/menu?a=%'],
  ['/menu/%D1%8F', '/menu/%D1%8F'],
  ['/%', '/%25'],
  ['/%E0%A4%A?b=1', '/%25E0%25A4%25A?b=1'],
])('%s becomes %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});
