/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useFocusHandoff } from './useFocusHandoff';

/** `autoFocus` focuses the button before the hook listens, as on a card that is hydrated after a press. */
function Control({ isCounterShown }: { isCounterShown: boolean }) {
  const container = useFocusHandoff(isCounterShown);
  return (
    <main ref={container}>
      {isCounterShown ? (
        <button key="more" type="button">
          Прибавить
        </button>
      ) : (
        <button key="add" type="button" autoFocus>
          В корзину
        </button>
      )}
    </main>
  );
}

test('the counter gets the focus of a button that had it before the card was hydrated', () => {
  const { rerender } = render(<Control isCounterShown={false} />);
  expect(screen.getByRole('button')).toHaveFocus();
  rerender(<Control isCounterShown />);
  expect(screen.getByRole('button')).toHaveFocus();
});
