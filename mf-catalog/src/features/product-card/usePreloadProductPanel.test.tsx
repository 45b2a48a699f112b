/** @jest-environment jsdom */
import { on } from '@storefront/contracts';
import { fireEvent, render } from '@testing-library/react';
import { usePreloadProductPanel } from './usePreloadProductPanel';

function Grid() {
  usePreloadProductPanel();
  return null;
}

test('the first interaction preloads the product panel, once', () => {
  jest.useFakeTimers();
  const expected: string[] = [];
  const stop = on('shell:panel-expected', ({ panel }) => void expected.push(panel));
  const { unmount } = render(
    <>
      <Grid />
      <Grid />
    </>,
  );
  jest.advanceTimersByTime(1000);
  expect(expected).toEqual([]);
  fireEvent.scroll(window);
  fireEvent.pointerMove(document.body);
  expect(expected).toEqual(['product']);
  unmount();
  render(<Grid />);
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(10_000);
  expect(expected).toEqual(['product']);
  stop();
});
