/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmailField } from './EmailField';

function Controlled() {
  const [value, setValue] = useState('');
  return <EmailField label="E-mail" value={value} onChange={(event) => setValue(event.target.value)} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });

test.each([
  ['controlled', <Controlled key="1" />],
  ['uncontrolled', <EmailField key="2" label="E-mail" />],
])('a %s field strips Cyrillic letters while the customer types', async (_, field) => {
  render(field);
  await userEvent.type(input(), 'аanna@пmail.ruё');
  expect(input()).toHaveValue('anna@mail.ru');
});

test('a pasted address loses its Cyrillic letters only', async () => {
  render(<Controlled />);
  await userEvent.click(input());
  await userEvent.paste('почта anna@mail.ru');
  expect(input()).toHaveValue(' anna@mail.ru');
});

test('the cursor stays where the letter was stripped', async () => {
  render(<Controlled />);
  await userEvent.type(input(), 'anna@mail.ru');
  await userEvent.type(input(), 'ж', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(input()).toHaveValue('anna@mail.ru');
  expect(input().selectionStart).toBe(4);
  await userEvent.keyboard('_1');
  expect(input()).toHaveValue('anna_1@mail.ru');
});

test('requests the keyboard for addresses and autofill', () => {
  render(<Controlled />);
  expect(input()).toHaveAttribute('inputmode', 'email');
  expect(input()).toHaveAttribute('autocomplete', 'email');
});
