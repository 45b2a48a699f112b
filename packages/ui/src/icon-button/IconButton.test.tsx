/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';

test('is named by its label and ignores presses when it is blocked', async () => {
  const press = jest.fn();
  const { rerender } = render(<IconButton label="Close" icon={<svg />} onClick={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  rerender(<IconButton label="Close" icon={<svg />} onClick={press} isBlocked />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});
