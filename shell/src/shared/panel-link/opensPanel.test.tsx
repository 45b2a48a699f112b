/** @jest-environment jsdom */
import * as contracts from '@storefront/contracts';
import { Link, useLocation } from '@storefront/router';
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { opensPanel } from './opensPanel';

jest.mock('@storefront/contracts', () => ({
  ...jest.requireActual<object>('@storefront/contracts'),
  isPlaceholderPanel: jest.fn(),
}));

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

async function click(isPlaceholder: boolean) {
  jest.mocked(contracts.isPlaceholderPanel).mockReturnValue(isPlaceholder);
  const { user, emittedEvents } = renderInShell(<Page />);
  await user.click(screen.getByRole('link'));
  return emittedEvents.map(({ payload }) => payload);
}

test('a click opens the panel and does not navigate', async () => {
  expect(await click(false)).toEqual([{ panel: 'restaurants', params: {} }]);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test('while the panel is a placeholder, a click follows the link', async () => {
  expect(await click(true)).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('/restaurants');
});
