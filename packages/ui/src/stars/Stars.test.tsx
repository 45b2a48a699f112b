/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stars, type StarsProps } from './Stars';

const change = jest.fn();
beforeEach(() => void change.mockReset());

function Rated({ value: initial, ...rest }: Partial<StarsProps>) {
  const [value, setValue] = useState(initial ?? 0);
  const choose = (stars: number) => {
    change(stars);
    setValue(stars);
  };
  return (
    <Stars label="Taste" starLabel={(stars) => `${stars} of 5`} {...rest} value={value} onChange={choose} />
  );
}

const star = (stars: number) => screen.getByRole('radio', { name: `${stars} of 5` });

test('is a group of five radios that its label names, none of them chosen at 0', () => {
  render(<Rated />);
  expect(screen.getByRole('radiogroup', { name: 'Taste' })).toContainElement(star(5));
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(screen.queryByText(/of 5/)).toBeNull();
});

test('a press on a star chooses it, and the text says so', async () => {
  render(<Rated />);
  await userEvent.click(star(4));
  expect(change.mock.calls).toEqual([[4]]);
  expect(star(4)).toBeChecked();
  expect(screen.getByText('4 of 5')).toBeVisible();
});

test('the keyboard reaches the group once and moves inside it by arrows', async () => {
  render(
    <>
      <Rated value={2} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
  expect(star(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(star(3)).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(star(1)).toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
});

test('an error is tied to the group', () => {
  render(<Rated error="Rate it" />);
  const group = screen.getByRole('radiogroup');
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toHaveAccessibleDescription('Rate it');
});

test('a disabled rating cannot be changed', async () => {
  render(<Rated value={3} isDisabled />);
  await userEvent.click(star(5));
  expect(change).not.toHaveBeenCalled();
  expect(star(3)).toBeChecked();
});

test('its ref takes the focus on the first star, or on the chosen one', () => {
  const focused = (value: number) => {
    const ref: { current: HTMLInputElement | null } = { current: null };
    const { unmount } = render(<Rated value={value} ref={ref} />);
    ref.current?.focus();
    const label = document.activeElement?.getAttribute('aria-label');
    unmount();
    return label;
  };
  expect([focused(0), focused(4)]).toEqual(['1 of 5', '4 of 5']);
});
