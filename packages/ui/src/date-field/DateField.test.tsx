/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';

function Form({ start, onText }: { readonly start: string; readonly onText: (text: string) => void }) {
  const [value, setValue] = useState(start);
  function change(text: string) {
    setValue(text);
    onText(text);
  }
  return (
    <DateField
      label="Birthday"
      formatHint="Day first"
      min="01.01.1900"
      max="22.11.2026"
      value={value}
      onChange={change}
    />
  );
}

function setUp(start = '') {
  const text = jest.fn();
  render(<Form start={start} onText={text} />);
  return { text, input: screen.getByLabelText<HTMLInputElement>('Birthday') };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['01021990', '01.02.1990'],
  ['01.02.1990', '01.02.1990'],
  ['1.2.1990', '01.02.1990'],
  ['1/2-1990', '01.02.1990'],
  ['3112', '31.12'],
  ['1 февраля 1990', '01.19.90'],
  ['010219901', '01.02.1990'],
])('%s typed digit by digit is shown as %s', async (typed, shown) => {
  const { text, input } = setUp();
  await userEvent.type(input, typed);
  expect(input).toHaveValue(shown);
  expect(text).toHaveBeenLastCalledWith(shown);
});

test.each(['01.02.1990', '1.2.1990', '1990-02-01', ' 1 02 1990 ', '01/02/1990'])(
  'a pasted %s is understood',
  async (pasted) => {
    const { text, input } = setUp('31.12.2000');
    await userEvent.click(input);
    await userEvent.paste(pasted);
    expect(text).toHaveBeenLastCalledWith('01.02.1990');
  },
);

test('a date filled in by the browser is understood', () => {
  const { text, input } = setUp();
  fireEvent.input(input, { target: { value: '1990-02-01' } });
  expect(text).toHaveBeenLastCalledWith('01.02.1990');
});

test('Backspace deletes one character at a time', async () => {
  const { input } = setUp('01.02.1990');
  await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(input.value).toMatch(/^01\.0(2\.?)?$/);
});

test('a wide screen has a text input with the keyboard for numbers and a hint', () => {
  const { input } = setUp();
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAccessibleDescription('Day first');
});

describe('a narrow screen', () => {
  beforeEach(() => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  });

  test('shows the native picker with its limits', () => {
    const { input } = setUp('01.02.1990');
    expect(matchMedia).toHaveBeenCalledWith('not all and (min-width: 768px)');
    expect(input).toHaveAttribute('type', 'date');
    expect(input).not.toHaveAccessibleDescription();
    expect(input).toHaveValue('1990-02-01');
    expect(input).toHaveAttribute('min', '1900-01-01');
    expect(input).toHaveAttribute('max', '2026-11-22');
  });

  test('hides the text of an empty picker until it has the focus', () => {
    const { input } = setUp();
    const hidden = { color: 'rgba(0, 0, 0, 0)' };
    // A change of the value makes jsdom compute the style again, which a change of the focus does not.
    input.focus();
    expect(input).not.toHaveStyle(hidden);
    fireEvent.change(input, { target: { value: '1990-02-01' } });
    input.blur();
    expect(input).not.toHaveStyle(hidden);
    fireEvent.change(input, { target: { value: '' } });
    expect(input).toHaveStyle(hidden);
  });

  test('reports the chosen date as text, and its removal', () => {
    const { text, input } = setUp();
    fireEvent.change(input, { target: { value: '1990-02-01' } });
    expect(text).toHaveBeenLastCalledWith('01.02.1990');
    fireEvent.change(input, { target: { value: '' } });
    expect(text).toHaveBeenLastCalledWith('');
  });
});
