/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('a free time is chosen, and a disabled time is not', async () => {
  const onChoose = jest.fn();
  render(<TimeSlots legend="Time" slots={slots} chosenId="soon" onChoose={onChoose} />);
  expect(screen.getByRole('radio', { name: /As soon as possible/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: '11:00' })).toBeDisabled();
  await userEvent.click(screen.getByText('11:00'));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: '12:00' }));
  expect(onChoose).toHaveBeenCalledWith(slots[2]);
});

test.each([
  { place: 'the body of its panel', low: false, body: { height: 200, scrolled: 836 }, panel: 0 },
  { place: 'the whole panel of a low window', low: true, body: { height: 3000, scrolled: 0 }, panel: 820 },
])('the chosen time is in view at first: it scrolls $place', ({ low, body, panel }) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    if (this instanceof HTMLInputElement) return new DOMRect(0, 1000, 100, 48);
    return this.matches('[data-body]') ? new DOMRect(0, 64, 320, body.height) : new DOMRect(0, 0, 320, 360);
  });
  render(
    <div data-testid="panel" style={{ overflowY: low ? 'auto' : 'visible' }}>
      <div data-testid="body" data-body style={{ overflowY: low ? 'visible' : 'auto' }}>
        <TimeSlots legend="Time" slots={slots} chosenId="12" onChoose={jest.fn()} />
      </div>
    </div>,
  );
  expect(screen.getByTestId('body').scrollTop).toBe(body.scrolled);
  expect(screen.getByTestId('panel').scrollTop).toBe(panel);
});
