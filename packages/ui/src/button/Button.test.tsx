/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './Button';
import { LinkButton } from './LinkButton';

test('calls onClick', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Order</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a blocked button keeps its name and focus, describes the reason and ignores presses', async () => {
  const press = jest.fn();
  render(
    <Button onClick={press} trailing="1 905" disabledReason="The time is taken">
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay 1 905' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toBeDisabled();
  expect(button).toHaveAccessibleDescription('The time is taken');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

test('a blocked submit button does not submit the form, not even by Enter in a field', async () => {
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (reason?: string) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" disabledReason={reason}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form('Enter a name'));
  await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
  expect(submit).not.toHaveBeenCalled();
  rerender(form());
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a note shows the reason at all times, and describes the button instead of a tooltip', () => {
  render(
    <Button disabledReason="Too early" reasonShown="note">
      Order
    </Button>,
  );
  expect(screen.getByText('Too early')).toBeVisible();
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Order' })).toHaveAccessibleDescription('Too early');
});

test('a focused button keeps the focus when it becomes blocked', async () => {
  const { rerender } = render(<Button>Pay</Button>);
  await userEvent.tab();
  rerender(
    <Button disabledReason="Too late" reasonShown="note">
      Pay
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
});

test('while loading it is busy, keeps its label and ignores presses', async () => {
  const press = jest.fn();
  render(
    <Button isLoading onClick={press}>
      Order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Order' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link', () => {
  render(<LinkButton href="/menu">Menu</LinkButton>);
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/menu');
});
