import { percentile75, shareEstimate } from './estimates';

const limits = [100, 200, 500];

test('the percentile lies in its bucket, and its interval is narrower with more visitors', () => {
  expect(percentile75([50, 50, 0, 0], limits)?.value).toBe(150);
  const [few, many] = [percentile75([5, 5, 0, 0], limits), percentile75([500, 500, 0, 0], limits)];
  // Ranks 7.5 ± 2.68 of 10, and 750 ± 26.8 of 1000.
  expect(few).toEqual({ value: 150, from: expect.closeTo(96.3, 1) as number, to: 200 });
  expect(many?.from).toBeCloseTo(144.6, 1);
  expect(many?.to).toBeCloseTo(155.4, 1);
});

test('what is longer than the last limit counts as this limit', () => {
  expect(percentile75([0, 0, 0, 9], limits)).toEqual({ value: 500, from: 500, to: 500 });
});

// Wilson's interval for 1 of 10: 1.8 % to 40.4 %.
test('a share has the interval of Wilson, also at its ends', () => {
  expect(shareEstimate([9, 1])).toEqual({
    value: 0.1,
    from: expect.closeTo(0.0179, 4) as number,
    to: expect.closeTo(0.4042, 4) as number,
  });
  expect(shareEstimate([10, 0])).toEqual({ value: 0, from: 0, to: expect.closeTo(0.2775, 4) as number });
});

test('without visitors there is no estimate', () => {
  expect(percentile75([0, 0, 0, 0], limits)).toBeUndefined();
  expect(shareEstimate([0, 0])).toBeUndefined();
});
