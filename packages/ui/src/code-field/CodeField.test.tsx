/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './CodeField';

function Form({ onComplete }: { readonly onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
}

function setup() {
  const complete = jest.fn();
  render(<Form onComplete={complete} />);
  return { complete, input: screen.getByRole('textbox', { name: 'Code' }) };
}

test('accepts digits only and calls onComplete once with the whole code', async () => {
  const { complete, input } = setup();
  await userEvent.type(input, '4a0-7 1');
  expect(input).toHaveValue('4071');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.type(input, '29');
  expect(input).toHaveValue('40712');
  expect(complete.mock.calls).toEqual([['40712']]);
});

test('accepts a pasted code that contains spaces', async () => {
  const { complete, input } = setup();
  await userEvent.click(input);
  await userEvent.paste(' 40 712');
  expect(complete).toHaveBeenCalledWith('40712');
});

test('is one field that the phone can fill from the message', () => {
  const { input } = setup();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('maxlength', '5');
});

test('describes the error', () => {
  render(<CodeField label="Code" value="40712" onChange={jest.fn()} error="Wrong code" />);
  const input = screen.getByRole('textbox', { name: 'Code' });
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('Wrong code');
});
