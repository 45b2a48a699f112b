import { isEstimated, mayClaim } from './orderReview';

const reviews = [{ mark: 5 }, { id: 0 }, [{ mark: 1 }], { reply: { id: 3 } }, 4, '5', 'true', true];
test.each(reviews)('%j is a review', (estimation) => {
  expect(isEstimated(estimation)).toBe(true);
});

const none = [
  null,
  undefined,
  0,
  '0',
  '',
  ' ',
  false,
  'false',
  'False',
  [],
  {},
  { mark: null },
  { mark: undefined, text: '' },
  [null],
  [{}],
  { reply: { text: null } },
];
test.each(none)('%j is none', (estimation) => {
  expect(isEstimated(estimation)).toBe(false);
});

test('claims go with one to four stars', () => {
  expect([0, 1, 2, 3, 4, 5].filter(mayClaim)).toEqual([1, 2, 3, 4]);
});
