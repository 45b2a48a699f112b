/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { useStatusFocus } from './useStatusFocus';

function Control() {
  useStatusFocus();
  return <button type="button">Отменить</button>;
}

// A status without a tab index takes no focus, as one below an open panel, which is inert.
const page = (hasControl: boolean) => (
  <>
    <p data-order-status="">Под панелью</p>
    <p data-order-status="" tabIndex={-1}>
      Заказ отменен
    </p>
    <p data-order-status="" tabIndex={-1}>
      Другой заказ
    </p>
    {hasControl && <Control />}
  </>
);

test('the focus of a control that goes moves to the first status that takes it', async () => {
  const { rerender } = render(page(true));
  screen.getByRole('button').focus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByText('Заказ отменен')).toHaveFocus());
});

test('a control that goes without the focus moves none', async () => {
  const { rerender } = render(page(true));
  rerender(page(false));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
