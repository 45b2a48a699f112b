/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { SearchField } from './SearchField';

const input = createRef<HTMLInputElement>();

function Search() {
  const [text, setText] = useState('');
  return (
    <SearchField
      ref={input}
      label="Найти"
      clearLabel="Очистить"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onClear={() => setText('')}
    />
  );
}

test('the button is there while there is a text; it empties the field, which takes the focus', async () => {
  const user = userEvent.setup();
  render(<Search />);
  const field = screen.getByLabelText('Найти');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(field, 'ролл');
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the caller may have the field too', () => {
  render(<Search />);
  expect(input.current).toBe(screen.getByLabelText('Найти'));
});
