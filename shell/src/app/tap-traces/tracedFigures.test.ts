/** @jest-environment jsdom */
import type { TapOptions } from './traceTaps';
import { measurePage } from './tracedFigures';

const mockMeasured = jest.fn();
const mockTraced = jest.fn<void, [TapOptions]>();
jest.mock('../field-figures/fieldFigures', () => ({
  measurePage: (...of: unknown[]) => mockMeasured(...of),
}));
jest.mock('./traceTaps', () => ({ traceTaps: (of: TapOptions) => mockTraced(of) }));

test('the page is measured and its taps are traced, unless the visitor refuses statistics', () => {
  const keys = ['shopAddress', 'shopDraftUuid', 'shopConsent'];
  measurePage(keys, '1a2b.proof', 80.5);
  expect(mockMeasured.mock.calls).toEqual([[keys, '1a2b.proof', 80.5]]);
  const [[options] = []] = mockTraced.mock.calls;
  expect(options?.proof).toBe('1a2b.proof');
  expect(options?.isRefused()).toBe(false);
  localStorage.setItem('shopConsent', 'refused');
  expect(options?.isRefused()).toBe(true);
});
