/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CounterOptionRow } from './CounterOptionRow';
import { OptionGroup } from './OptionGroup';
import { RadioOptionRow } from './RadioOptionRow';

const labels = { decrease: 'Fewer: Gyoza', increase: 'More: Gyoza' };

test('a group is described by its rule and its error, and can take the focus', () => {
  render(
    <OptionGroup legend="Broth" rule="choose 1" error="Choose a modifier">
      <RadioOptionRow name="broth" value="1" title="Tonkotsu" isChosen={false} onChoose={jest.fn()} />
    </OptionGroup>,
  );
  const group = screen.getByRole('group', { name: 'Broth' });
  expect(group).toHaveAccessibleDescription('Choose a modifier choose 1');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a modifier');
  group.focus();
  expect(group).toHaveFocus();
});

test('a single choice is a radio with its price in the name', async () => {
  const choose = jest.fn();
  render(
    <RadioOptionRow name="broth" value="2" title="Spicy" note="+ 60" isChosen={false} onChoose={choose} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Spicy + 60' }));
  expect(choose).toHaveBeenCalledTimes(1);
});

test('a counted option starts as a plus, becomes a counter and returns to zero', async () => {
  const change = jest.fn();
  const row = (value: number) => (
    <CounterOptionRow title="Gyoza" value={value} max={2} onChange={change} labels={labels} />
  );
  const { rerender } = render(row(0));
  await userEvent.click(screen.getByRole('button', { name: 'More: Gyoza' }));
  expect(change).toHaveBeenLastCalledWith(1);
  rerender(row(1));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer: Gyoza' }));
  expect(change).toHaveBeenLastCalledWith(0);
  rerender(row(2));
  expect(screen.getByRole('button', { name: 'More: Gyoza' })).toHaveAttribute('aria-disabled', 'true');
});

test('the focus stays in the row when the counter replaces the plus', async () => {
  function CountedRow() {
    const [value, setValue] = useState(0);
    return <CounterOptionRow title="Gyoza" value={value} max={2} onChange={setValue} labels={labels} />;
  }
  render(<CountedRow />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'More: Gyoza' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Fewer: Gyoza' }));
  expect(screen.getByRole('button', { name: 'More: Gyoza' })).toHaveFocus();
});
