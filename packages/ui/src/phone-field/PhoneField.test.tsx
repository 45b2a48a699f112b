/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField';

function Form({
  onDigits,
  start = '',
}: {
  readonly onDigits: (digits: string) => void;
  readonly start?: string;
}) {
  const [value, setValue] = useState(start);
  function change(digits: string) {
    setValue(digits);
    onDigits(digits);
  }
  return <PhoneField label="Phone" value={value} onChange={change} error={undefined} />;
}

function setup(start?: string) {
  const digits = jest.fn();
  const { unmount } = render(<Form onDigits={digits} start={start} />);
  return { digits, unmount, input: screen.getByRole('textbox', { name: 'Phone' }) };
}

test('masks the typed text and reports the digits', async () => {
  const { digits, input } = setup();
  await userEvent.type(input, '9162041073');
  expect(input).toHaveValue('916 204-10-73');
  expect(digits).toHaveBeenLastCalledWith('9162041073');
});

test.each(['8 916 204-10-73', '+79162041073', '7 (916) 204 10 73', '916 204 10 73'])(
  'recognizes a pasted %s',
  async (text) => {
    const { digits, input } = setup();
    await userEvent.click(input);
    await userEvent.paste(text);
    expect(input).toHaveValue('916 204-10-73');
    expect(digits).toHaveBeenLastCalledWith('9162041073');
  },
);

// A browser sets the whole value and dispatches one event, also in a filled field.
test.each(['+79000000001', '+7 900 000-00-01', '8 900 000-00-01', '89000000001', '9000000001'])(
  'recognizes an autofilled %s',
  (text) => {
    for (const start of ['', '9162041073']) {
      const { digits, input, unmount } = setup(start);
      fireEvent.input(input, { target: { value: text } });
      expect(input).toHaveValue('900 000-00-01');
      expect(digits).toHaveBeenLastCalledWith('9000000001');
      unmount();
    }
  },
);

test.each([
  ['+7 916 204-10-7', '916 204-10-7'],
  ['Тел.: +7 (916)', '916'],
  ['+7 812 309-1', '812 309-1'],
  // An 8 before the code, and a digit less: these ten digits would be the number of another person.
  ['+7 8 916 204-10-7', '916 204-10-7'],
  ['+7 (8-916) 204', '916 204'],
  ['+7 8 812 309-12-3', '812 309-12-3'],
  // The first ten digits of these would also be another person's number.
  ['+375 29 123-45-67', ''],
  ['375 29 123-45-67', ''],
  ['998 90 123 45 67', ''],
  ['8 10 375 29 123-45-67', ''],
  ['+1 (212) 555-01-23', ''],
])('of a pasted or autofilled %s the field takes only the digits after +7', async (text, shown) => {
  const pasted = setup();
  await userEvent.click(pasted.input);
  await userEvent.paste(text);
  expect(pasted.input).toHaveValue(shown);
  pasted.unmount();
  const { digits, input } = setup('9162041073');
  fireEvent.input(input, { target: { value: text } });
  expect(input).toHaveValue(shown);
  expect(digits).toHaveBeenLastCalledWith(shown.replaceAll(/\D/g, ''));
});

test('a number typed with an 8 in front becomes ten digits', async () => {
  const { input } = setup();
  await userEvent.type(input, '89162041073');
  expect(input).toHaveValue('916 204-10-73');
});

test('an 8 in front stays while the number is typed', async () => {
  const { input } = setup();
  await userEvent.type(input, '8812309123');
  expect(input).toHaveValue('881 230-91-23');
  await userEvent.type(input, '4');
  expect(input).toHaveValue('812 309-12-34');
});

test('an eleventh digit is ignored', async () => {
  const { input } = setup();
  await userEvent.type(input, '91620410735');
  expect(input).toHaveValue('916 204-10-73');
});

test('Backspace deletes one digit at a time', async () => {
  const { digits, input } = setup('9162041');
  await userEvent.type(input, '{Backspace}');
  expect(input).toHaveValue('916 204');
  expect(digits).toHaveBeenLastCalledWith('916204');
});

test('is a telephone field that the browser can fill in (spec §2, Auth panel)', () => {
  const { input } = setup();
  expect(input).toHaveAttribute('type', 'tel');
  expect(input).toHaveAttribute('autocomplete', 'tel');
});
