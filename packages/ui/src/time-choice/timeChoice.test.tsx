/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayStrip } from './DayStrip';
import { TimeSlots } from './TimeSlots';

const days = [
  { id: 1, label: 'Today', note: 'Wed' },
  { id: 2, label: 'Tomorrow' },
];
const slots = [
  { id: 'soon', label: 'As soon as possible', note: 'In an hour', isWide: true },
  { id: '11', label: '11:00', isDisabled: true },
  { id: '12', label: '12:00' },
];

test('a day is chosen from its strip', async () => {
  const onChoose = jest.fn();
  render(<DayStrip legend="Day" days={days} chosenId={1} onChoose={onChoose} />);
  const strip = within(screen.getByRole('group', { name: 'Day' }));
  expect(strip.getByRole('radio', { name: 'Wed Today' })).toBeChecked();
  await userEvent.click(strip.getByRole('radio', { name: 'Tomorrow' }));
  expect(onChoose).toHaveBeenCalledWith(days[1]);
});

test('a free time is chosen, and a disabled one is not', async () => {
  const onChoose = jest.fn();
  render(<TimeSlots legend="Time" slots={slots} chosenId="soon" onChoose={onChoose} />);
  expect(screen.getByRole('radio', { name: /As soon as possible/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: '11:00' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByText('11:00'));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: /As soon as possible/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '12:00' }));
  expect(onChoose).toHaveBeenCalledWith(slots[2]);
});

test('arrow keys reach a disabled time, and choose the next free one', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn();
  function Controlled() {
    const [chosenId, setChosenId] = useState('soon');
    const choose = ({ id }: { id: string }) => {
      onChoose(id);
      setChosenId(id);
    };
    return <TimeSlots legend="Time" slots={slots} chosenId={chosenId} onChoose={choose} />;
  }
  render(<Controlled />);
  const radio = (name: RegExp) => screen.getByRole('radio', { name });
  await user.tab();
  expect(radio(/As soon/)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(radio(/11:00/)).toHaveFocus();
  expect(radio(/As soon/)).toBeChecked();
  await user.keyboard(' ');
  expect(radio(/11:00/)).not.toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(radio(/12:00/)).toHaveFocus();
  expect(radio(/12:00/)).toBeChecked();
  expect(onChoose.mock.calls).toEqual([['12']]);
});
