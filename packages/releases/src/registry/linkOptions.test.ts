import { linkOptions } from './linkOptions';

test.each([
  [undefined, 3600],
  ['1m', 60],
  ['8h', 28_800],
  ['7d', 604_800],
  ['168h', 604_800],
])('a link for %s works %d seconds', (text, seconds) => {
  expect(linkOptions(text)).toEqual({ seconds, origin: undefined });
});

test.each(['', '0h', '1', '1s', '-1h', '1.5h', '1h30m', 'x1h', '169h', '99999d'])(
  'no link can last %p',
  (text) => expect(() => linkOptions(text)).toThrow('--expires has to be'),
);
