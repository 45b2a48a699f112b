/** @jest-environment jsdom */
import { on } from '@storefront/contracts';
import { render } from '@testing-library/react';
import { usePreloadProductPanel } from './usePreloadProductPanel';

// In a separate file, because the module preloads only once.
function Grid() {
  usePreloadProductPanel();
  return null;
}

test('an idle page preloads the product panel', () => {
  jest.useFakeTimers();
  const expected: string[] = [];
  const stop = on('shell:panel-expected', ({ panel }) => void expected.push(panel));
  const leftEarly = render(<Grid />);
  jest.advanceTimersByTime(1000);
  leftEarly.unmount();
  jest.advanceTimersByTime(10_000);
  expect(expected).toEqual([]);
  render(<Grid />);
  jest.advanceTimersByTime(10_000);
  expect(expected).toEqual(['product']);
  stop();
});
