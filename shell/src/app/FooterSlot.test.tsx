/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { FooterSlot } from './FooterSlot';

const loadFooter = jest.fn();
jest.mock('../features/footer', () => {
  loadFooter();
  return jest.requireActual('../features/footer');
});

// This test must come first: the footer's module is loaded once per file.
test('a footer in the server’s HTML stays, and no script is loaded for it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div data-kept="footer"><footer>rendered by the server</footer></div>';
  const footer = screen.getByRole('contentinfo');
  const onRecoverableError = jest.fn();
  render(<FooterSlot year={2031} />, { container, hydrate: true, onRecoverableError });
  await act(async () => void (await import('../shared/optional-boundary/OptionalBoundary')));
  expect(screen.getByRole('contentinfo')).toBe(footer);
  expect(footer).toHaveTextContent('rendered by the server');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(loadFooter).not.toHaveBeenCalled();
  container.remove();
});

test('a footer that the server did not render is loaded, and its review button opens the panel', async () => {
  const { user, emittedEvents } = renderInShell(<FooterSlot year={2031} />);
  await waitFor(() => expect(screen.getByText('© 2031 Танто')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Оставить отзыв' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'restaurant-review', params: {} });
});

test('the server renders its children', () => {
  renderInShell(
    <FooterSlot year={2031}>
      <footer>rendered</footer>
    </FooterSlot>,
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('rendered');
});
