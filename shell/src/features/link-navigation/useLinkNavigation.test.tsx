/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { useLocation } from '@storefront/router';
import { screen } from '@testing-library/react';
import { useLinkNavigation } from './useLinkNavigation';

function Page({ hasPanel = true }) {
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
      {hasPanel && (
        <div data-panel-layer="">
          <a href="#supy">раздел из панели</a>
          <a href="/menu">страница из панели</a>
        </div>
      )}
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

test.each([
  ['свой', '/menu/rolly?sort=price', 'replaces its entry', 0],
  ['свой', '/menu/rolly', 'adds an entry', 1],
])('the link %s at %s %s', async (name, url, _, added) => {
  const { user } = renderInShell(<Page hasPanel={false} />, { url });
  const { length } = window.history;
  await user.click(screen.getByRole('link', { name }));
  expect(window.history.length - length).toBe(added);
});

test('a link in a panel to the open page adds an entry: Back returns to the panel', async () => {
  const { user } = renderInShell(<Page />, { url: '/menu' });
  const { length } = window.history;
  await user.click(screen.getByRole('link', { name: 'страница из панели' }));
  expect(window.history.length - length).toBe(1);
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
