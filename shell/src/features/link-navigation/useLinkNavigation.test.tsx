/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { useLocation } from '@storefront/router';
import { screen } from '@testing-library/react';
import { useLinkNavigation } from './useLinkNavigation';

function Page() {
  useLinkNavigation();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <a href="/menu/rolly?sort=price">свой</a>
      <a href="https://elsewhere.example/">чужой</a>
      <a href="/menu" target="_blank" rel="noreferrer">
        новое окно
      </a>
      <a href="/storage/a.webp">картинка</a>
      <a href="/icons/180.png">значок</a>
      <a href="#supy">раздел</a>
      <div data-panel-layer="">
        <a href="#supy">раздел из панели</a>
      </div>
      <a href="/menu" onClick={(event) => event.preventDefault()}>
        уже отвечено
      </a>
    </>
  );
}

test('a plain link of this site navigates without a page load', async () => {
  const { user } = renderInShell(<Page />);
  await user.click(screen.getByRole('link', { name: 'свой' }));
  expect(screen.getByRole('status')).toHaveTextContent('/menu/rolly?sort=price');
});

test('a link in a panel to a section of the page navigates too: it leaves the panel', async () => {
  const { user } = renderInShell(<Page />);
  await user.click(screen.getByRole('link', { name: 'раздел из панели' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/#supy$/);
});

test.each(['раздел', 'чужой', 'новое окно', 'картинка', 'значок', 'уже отвечено'])(
  '%s is left to the browser',
  async (name) => {
    const { user } = renderInShell(<Page />);
    const stopJsdom = (event: Event) => event.preventDefault();
    window.addEventListener('click', stopJsdom);
    await user.click(screen.getByRole('link', { name }));
    window.removeEventListener('click', stopJsdom);
    expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  },
);
