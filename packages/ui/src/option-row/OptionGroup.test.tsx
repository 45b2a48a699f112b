/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CounterOptionRow } from './CounterOptionRow';
import { OptionGroup } from './OptionGroup';
import { RadioOptionRow } from './RadioOptionRow';

const labels = { decrease: 'Fewer: Gyoza', increase: 'More: Gyoza' };

test('a group says its rule and what is missing, and can take the focus', () => {
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

test('one of many is a radio with its price in the name', async () => {
  const choose = jest.fn();
  render(
    <RadioOptionRow name="broth" value="2" title="Spicy" note="+ 60" isChosen={false} onChoose={choose} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Spicy + 60' }));
  expect(choose).toHaveBeenCalledTimes(1);
});

test('many of one: a plus becomes a counter that goes back to nothing', async () => {
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

test('the focus of who counts by keyboard stays in the row', async () => {
  function Counted() {
    const [value, setValue] = useState(0);
    return <CounterOptionRow title="Gyoza" value={value} max={2} onChange={setValue} labels={labels} />;
  }
  render(<Counted />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'More: Gyoza' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Fewer: Gyoza' }));
  expect(screen.getByRole('button', { name: 'More: Gyoza' })).toHaveFocus();
});
