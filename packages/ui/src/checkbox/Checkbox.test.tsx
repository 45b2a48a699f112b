/** @jest-environment jsdom */
import { colour } from '@storefront/tokens';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from '../chip/Chip';
import { Checkbox } from './Checkbox';

test('describes its error and can be checked', async () => {
  render(<Checkbox label="I agree" error="Agreement is needed" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAccessibleDescription('Agreement is needed');
  await userEvent.click(box);
  expect(box).toBeChecked();
});

test('looks disabled', () => {
  render(<Checkbox label="I agree" disabled defaultChecked />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(getComputedStyle(box.nextElementSibling ?? box).background).toContain(colour.control);
});

test('a chip that filters has a pressed state', () => {
  render(<Chip isSelected>Hits</Chip>);
  expect(screen.getByRole('button', { name: 'Hits', pressed: true })).toBeInTheDocument();
});
