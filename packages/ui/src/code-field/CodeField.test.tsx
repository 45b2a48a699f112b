/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './CodeField';

function Form({ start, onCode }: { readonly start: string; readonly onCode: (code: string) => void }) {
  const [value, setValue] = useState(start);
  function change(code: string) {
    setValue(code);
    onCode(code);
  }
  return <CodeField label="Code" value={value} onChange={change} />;
}

function setUp(start = '') {
  const codes: string[] = [];
  render(<Form start={start} onCode={(code) => codes.push(code)} />);
  return {
    codes,
    user: userEvent.setup(),
    input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }),
  };
}

/** The field corrects the cursor again after the browser may have selected the text. */
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const cells = (input: HTMLInputElement) => [...(input.nextElementSibling?.children ?? [])];
const cursorCell = (input: HTMLInputElement) =>
  cells(input).findIndex((cell) => cell.hasAttribute('data-cursor'));

async function focus(input: HTMLInputElement) {
  act(() => input.focus());
  await nextFrame();
}

/** Moves the cursor like a press on a cell; jsdom has no layout. */
function moveCursor(input: HTMLInputElement, start: number, end = start) {
  act(() => {
    input.setSelectionRange(start, end);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

test('accepts digits only, five of them', async () => {
  const { codes, user, input } = setUp();
  await user.type(input, '4a0-7 129');
  expect(input).toHaveValue('40712');
  expect(codes).toEqual(['4', '40', '407', '4071', '40712']);
});

test.each([
  ['«40 712» into the empty field', '', '40 712', '40712'],
  ['a whole code over another', '111', '40712', '40712'],
  ['the rest of a code', '40', '712', '40712'],
  ['a text without digits', '40', 'код', '40'],
  ['digits over a complete code', '40712', '3', '3'],
])('pasting %s', async (_, start, pasted, code) => {
  const { user, input } = setUp(start);
  await focus(input);
  await user.paste(pasted);
  expect(input).toHaveValue(code);
});

test('is one field that the phone can fill from the message', () => {
  const { codes, input } = setUp('12');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('maxlength', '5');
  fireEvent.input(input, { target: { value: '40712' } });
  expect(codes).toEqual(['40712']);
});

test('focusing puts the cursor at the end, also when the browser selects the text', async () => {
  const { user, input } = setUp('12');
  await user.tab();
  await nextFrame();
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
  expect(cursorCell(input)).toBe(2);
});

test.each([0, 1])('a press on cell %d leaves the cursor at the end', async (cell) => {
  const { user, input } = setUp('12');
  await focus(input);
  moveCursor(input, cell);
  expect(input.selectionStart).toBe(2);
  await user.keyboard('3');
  expect(input).toHaveValue('123');
});

test.each(['{ArrowLeft}', '{Home}'])('%s does not move the cursor from the end', async (key) => {
  const { user, input } = setUp('12');
  await focus(input);
  await user.keyboard(`${key}3`);
  expect(input).toHaveValue('123');
});

test('a digit typed before the cursor was corrected is appended', async () => {
  const { user, input } = setUp('12');
  await focus(input);
  input.setSelectionRange(1, 1);
  await user.keyboard('3');
  expect(input).toHaveValue('123');
});

test('Backspace removes the last digit, Delete none', async () => {
  const { user, input } = setUp('123');
  await focus(input);
  input.setSelectionRange(1, 1);
  await user.keyboard('{Backspace}');
  expect(input).toHaveValue('12');
  input.setSelectionRange(0, 0);
  await user.keyboard('{Delete}');
  expect(input).toHaveValue('12');
  expect(cursorCell(input)).toBe(2);
});

test('clearing reports an empty code', async () => {
  const { codes, user, input } = setUp('12');
  await user.clear(input);
  expect(codes.at(-1)).toBe('');
  expect(cursorCell(input)).toBe(0);
});

test.each([
  ['a digit', '9', '9'],
  ['Backspace', '{Backspace}', ''],
])('overwriting a selection with %s clears the code', async (_, keys, code) => {
  const { user, input } = setUp('1234');
  await focus(input);
  moveCursor(input, 1, 3);
  expect(cells(input).map((cell) => cell.hasAttribute('data-selected'))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(cursorCell(input)).toBe(-1);
  await user.keyboard(keys);
  expect(input).toHaveValue(code);
});

describe('a rejected code', () => {
  const rejected = (isRejected: boolean, onChange = jest.fn()) => (
    <CodeField label="Code" value="11111" onChange={onChange} isRejected={isRejected} error="Wrong code" />
  );

  test('is selected, also after the next press, and the next digit starts another', async () => {
    const onChange = jest.fn();
    const { rerender } = render(rejected(false, onChange));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await focus(input);
    rerender(rejected(true, onChange));
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
    act(() => input.blur());
    await focus(input);
    moveCursor(input, 3);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
    await userEvent.keyboard('4');
    expect(onChange.mock.calls).toEqual([['4']]);
  });

  test('does not take the focus', () => {
    const { rerender } = render(rejected(false));
    rerender(rejected(true));
    expect(document.body).toHaveFocus();
  });

  test('describes the error', () => {
    render(rejected(true));
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription('Wrong code');
  });
});
