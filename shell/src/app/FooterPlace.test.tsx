/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { FooterPlace } from './FooterPlace';

const answers = { '/api/app/settings/': () => [] };

test('where the server drew none it is loaded, and its review opens in a panel', async () => {
  const { user, heard } = renderInShell(<FooterPlace year={2031} />, { answers });
  await waitFor(() => expect(screen.getByText('© 2031 Танто')).toBeVisible(), { timeout: 10_000 });
  await user.click(screen.getByRole('button', { name: 'Оставить отзыв' }));
  expect(heard.at(-1)?.payload).toEqual({ panel: 'restaurant-review', params: {} });
});

test('on the server it is what it is given', () => {
  renderInShell(
    <FooterPlace year={2031}>
      <footer>drawn</footer>
    </FooterPlace>,
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('drawn');
});

test('what the page came with stays, and loads nothing', async () => {
  const written = document.createElement('div');
  written.dataset['kept'] = 'footer';
  written.innerHTML = '<footer>written by the server</footer>';
  document.body.append(written);
  const { container } = renderInShell(<FooterPlace year={2031} />, { answers });
  expect(container.querySelector('[data-kept=footer]')).toBeEmptyDOMElement();
  written.remove();
});
