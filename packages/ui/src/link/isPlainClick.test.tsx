/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { isPlainClick } from './isPlainClick';

function click(init: MouseEventInit, isPrevented = false): boolean | undefined {
  let isPlain: boolean | undefined;
  render(
    <a
      href="#dish"
      onClickCapture={(event) => isPrevented && event.preventDefault()}
      onClick={(event) => {
        isPlain = isPlainClick(event);
      }}
    >
      dish
    </a>,
  );
  fireEvent.click(screen.getByRole('link'), init);
  return isPlain;
}

test('a click of the main button is the page’s', () => {
  expect(click({})).toBe(true);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is the browser’s',
  (init) => {
    expect(click(init)).toBe(false);
  },
);

test('a click that is handled already is not handled again', () => {
  expect(click({}, true)).toBe(false);
});
