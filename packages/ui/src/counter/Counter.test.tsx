/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Counter } from './Counter';

const labels = { decrease: 'Fewer: Maki', increase: 'More: Maki', remove: 'Remove: Maki' };

test('increases and decreases; the buttons name the counted item', async () => {
  const change = jest.fn();
  render(<Counter value={3} onChange={change} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'More: Maki' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer: Maki' }));
  expect(change.mock.calls).toEqual([[4], [2]]);
});

test('announces the number', () => {
  render(<Counter value={3} onChange={jest.fn()} labels={labels} />);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test('a note stands under the number and is not announced with it', () => {
  render(<Counter value={3} onChange={jest.fn()} labels={labels} note="590 ₽" />);
  expect(screen.getByText('590 ₽')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^3$/);
});

test.each([
  ['minimum', 1, 'Fewer: Maki'],
  ['maximum', 20, 'More: Maki'],
])('at the %s the button does nothing and keeps the focus', async (_, value, name) => {
  const change = jest.fn();
  render(<Counter value={value} onChange={change} labels={labels} />);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(change).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('at the minimum a bin replaces the minus if the line can be removed', async () => {
  const [change, remove] = [jest.fn(), jest.fn()];
  render(<Counter value={1} onChange={change} onRemove={remove} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Maki' }));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(change).not.toHaveBeenCalled();
});
