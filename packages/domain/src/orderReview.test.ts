import { isEstimated } from './orderReview';

test.each([{ mark: 5 }, { id: 0 }, [{ mark: 1 }], 4, '5', true])('%j is a review', (estimation) => {
  expect(isEstimated(estimation)).toBe(true);
});

test.each([null, undefined, 0, '0', '', false, [], {}])('%j is none', (estimation) => {
  expect(isEstimated(estimation)).toBe(false);
});
