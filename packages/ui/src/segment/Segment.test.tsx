/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segment } from './Segment';

test('is a radio group that reports the chosen value', async () => {
  const choose = jest.fn();
  const options = [
    { value: 'delivery', label: 'Delivery' },
    { value: 'pickup', label: 'Pickup' },
  ] as const;
  render(<Segment label="How" options={options} value="delivery" onChange={choose} />);
  expect(screen.getByRole('radiogroup', { name: 'How' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  expect(choose).toHaveBeenCalledWith('pickup');
});
