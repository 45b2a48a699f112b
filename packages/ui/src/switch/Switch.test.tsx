/** @jest-environment jsdom */
import { colour } from '@storefront/tokens';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch';

test('a press anywhere on its row toggles it', async () => {
  render(<Switch label="Leave at the door" name="leave" />);
  const control = screen.getByRole('switch', { name: 'Leave at the door' });
  expect(control).not.toBeChecked();
  await userEvent.click(screen.getByText('Leave at the door'));
  expect(control).toBeChecked();
});

test.each([
  ['off', colour.control],
  ['on', colour.okSoft],
])('looks disabled when it is %s', (state, background) => {
  render(<Switch label="Leave at the door" disabled defaultChecked={state === 'on'} />);
  expect(getComputedStyle(screen.getByRole('switch')).background).toContain(background);
});
