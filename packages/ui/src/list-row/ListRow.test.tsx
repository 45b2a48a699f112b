/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListRow } from './ListRow';

test('is a link with href, a button with onClick, plain text otherwise', async () => {
  const press = jest.fn();
  render(
    <>
      <ListRow title="Home" href="/" isCurrent />
      <ListRow title="Address" caption="Where" onClick={press} />
      <ListRow title="Sum" trailing="100" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Where Address' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
