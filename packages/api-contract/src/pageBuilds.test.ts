import { pageBuildsHeader, pageBuildsOf, pageBuildsText } from './pageBuilds';

const [one, other] = ['1a'.repeat(16), '2b'.repeat(16)];
const read = (given: string | string[] | undefined) => pageBuildsOf({ [pageBuildsHeader]: given });

test('the builds of a page are one text, which can be read again', () => {
  const text = pageBuildsText({ catalog: { build: one }, account: undefined, content: { build: other } });
  expect(text).toBe(`catalog@${one} content@${other}`);
  for (const sent of [text, `catalog@${one}`]) expect(read(sent)).toBe(sent);
});

test.each([
  undefined,
  '',
  'catalog',
  `catalog@${one} `,
  `catalog@${one}\tx`,
  `catalog@${one}"`,
  'catalog@latest',
])('what could spoil a log is left out: %j', (given) => expect(read(given)).toBeUndefined());

test('a header that is too long or comes as a list is left out', () => {
  expect(read(Array.from({ length: 11 }, () => `catalog@${one}`).join(' '))).toBeUndefined();
  expect(read([`catalog@${one}`])).toBeUndefined();
  expect(read([`catalog@${one}`, `catalog@${one}`])).toBeUndefined();
});
