/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioCards } from './RadioCards';

test('a disabled card shows its reason and cannot be chosen', async () => {
  const choose = jest.fn();
  const options = [
    { value: 'card', label: 'Card' },
    { value: 'cash', label: 'Cash', disabledReason: 'Only on delivery' },
  ] as const;
  render(<RadioCards legend="Payment" options={options} value="card" onChange={choose} />);
  const cash = screen.getByRole('radio', { name: 'Cash Only on delivery' });
  expect(screen.getByRole('group', { name: 'Payment' })).toContainElement(cash);
  await userEvent.click(cash);
  expect(choose).not.toHaveBeenCalled();
  expect(cash).toHaveAttribute('aria-disabled', 'true');
});
