/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { FooterSlot } from './FooterSlot';

const answers = { '/api/app/settings/': () => [] };

test('a footer that the server did not render is loaded, and its review button opens the panel', async () => {
  const { user, emittedEvents } = renderInShell(<FooterSlot year={2031} />, { answers });
  await waitFor(() => expect(screen.getByText('© 2031 Танто')).toBeVisible(), { timeout: 10_000 });
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

test('a footer in the server’s HTML stays, and no script is loaded for it', async () => {
  const serverHtml = document.createElement('div');
  serverHtml.dataset['kept'] = 'footer';
  serverHtml.innerHTML = '<footer>rendered by the server</footer>';
  document.body.append(serverHtml);
  const { container } = renderInShell(<FooterSlot year={2031} />, { answers });
  expect(container.querySelector('[data-kept=footer]')).toBeEmptyDOMElement();
  serverHtml.remove();
});
