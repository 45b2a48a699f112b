/** @jest-environment jsdom */
import { Link, useLocation } from '@storefront/router';
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { opensPanel } from './opensPanel';

function Page() {
  return (
    <>
      <Link to="/restaurants" onClick={opensPanel('restaurants')}>
        go
      </Link>
      <output>{useLocation().pathname}</output>
    </>
  );
}

test('a click opens the panel and does not navigate', async () => {
  const { user, emittedEvents } = renderInShell(<Page />);
  await user.click(screen.getByRole('link'));
  expect(emittedEvents.map(({ payload }) => payload)).toEqual([{ panel: 'restaurants', params: {} }]);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test('a click with a modifier key is left to the browser', async () => {
  const { user, emittedEvents } = renderInShell(<Page />);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link'));
  expect(emittedEvents).toEqual([]);
});
