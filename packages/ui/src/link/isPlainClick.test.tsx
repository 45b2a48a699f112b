/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { onPlainClick } from './isPlainClick';

function click(init: MouseEventInit, isPrevented = false) {
  const act = jest.fn();
  render(
    <a
      href="#dish"
      onClickCapture={(event) => isPrevented && event.preventDefault()}
      onClick={onPlainClick(act)}
    >
      dish
    </a>,
  );
  return { act, isFollowed: fireEvent.click(screen.getByRole('link'), init) };
}

test('a click of the main button acts instead of following the link', () => {
  const { act, isFollowed } = click({});
  expect(act).toHaveBeenCalledTimes(1);
  expect(isFollowed).toBe(false);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j follows the link',
  (init) => {
    const { act, isFollowed } = click(init);
    expect(act).not.toHaveBeenCalled();
    expect(isFollowed).toBe(true);
  },
);

test('a click that is handled already is not handled again', () => {
  expect(click({}, true).act).not.toHaveBeenCalled();
});
