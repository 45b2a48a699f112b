/** @jest-environment jsdom */
import { on } from '@storefront/contracts';
import { render } from '@testing-library/react';
import { useExpectedProduct } from './useExpectedProduct';

// A file of its own: what has been expected once is known to the module.
function Grid() {
  useExpectedProduct();
  return null;
}

test('a page that nobody touches brings the panel of a dish when it is at rest', () => {
  jest.useFakeTimers();
  const expected: string[] = [];
  const stop = on('shell:panel-expected', ({ panel }) => void expected.push(panel));
  const left = render(<Grid />);
  jest.advanceTimersByTime(1000);
  left.unmount();
  jest.advanceTimersByTime(10_000);
  expect(expected).toEqual([]);
  render(<Grid />);
  jest.advanceTimersByTime(10_000);
  expect(expected).toEqual(['product']);
  stop();
});
