/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

test('is named by its label and described by its hint', () => {
  render(<TextField label="Name" hint="As on the card" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toHaveAccessibleDescription('As on the card');
  expect(input).not.toHaveAttribute('aria-invalid');
  // The pointer reaches the input below, which a journey of the kit checks in a browser.
  expect(screen.getByText('Name')).toHaveStyle({ pointerEvents: 'none' });
});

test('an error marks the input and describes it before the hint', () => {
  render(<TextField label="E-mail" hint="For receipts" error="Enter a correct e-mail" />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('Enter a correct e-mail For receipts');
});

test('accepts the name, handlers and ref that a form registers', async () => {
  const ref = createRef<HTMLInputElement>();
  const change = jest.fn();
  render(<TextField label="Name" name="first" ref={ref} onChange={change} />);
  await userEvent.type(screen.getByRole('textbox'), 'Ann');
  expect(change).toHaveBeenCalledTimes(3);
  expect(ref.current?.name).toBe('first');
  expect(ref.current?.value).toBe('Ann');
});

test('a text area has the same attributes', () => {
  render(<TextArea label="Comment" error="Too long" />);
  const input = screen.getByRole('textbox', { name: 'Comment' });
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('Too long');
});
