/** @jest-environment jsdom */
import { storageKeys } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { groupRaw, paths, soupsRaw } from '../../testing/menuFixture';
import MenuGroupsPanel from './MenuGroupsPanel';

test('lists the groups and opens the page of the chosen one', async () => {
  const { user } = renderInShell(<MenuGroupsPanel />, {
    answers: { [paths.groups]: () => [groupRaw, soupsRaw] },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Все меню' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Супы' }));
  expect(window.location.pathname).toBe('/menu/supy');
});

test('a menu without groups says so', async () => {
  renderInShell(<MenuGroupsPanel />, { answers: { [paths.groups]: () => [] } });
  expect(await screen.findByText('В меню пока ничего нет')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a group without dishes is left out, and a menu of such groups is empty', async () => {
  const empty = { ...soupsRaw, products_count: 0 };
  const { unmount } = renderInShell(<MenuGroupsPanel />, {
    answers: { [paths.groups]: () => [{ ...groupRaw, products_count: null }, empty] },
  });
  expect(await screen.findByRole('link', { name: 'Роллы' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  renderInShell(<MenuGroupsPanel />, { answers: { [paths.groups]: () => [empty] } });
  expect(await screen.findByText('В меню пока ничего нет')).toBeVisible();
});

test('a failed load can be retried', async () => {
  let tries = 0;
  const { user } = renderInShell(<MenuGroupsPanel />, {
    answers: {
      [paths.groups]: () => {
        tries += 1;
        if (tries === 1) throw new Error('down');
        return [groupRaw];
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Роллы' })).toBeVisible();
});

test('the marked dishes come first where the back end keeps marks', async () => {
  localStorage.setItem(storageKeys(testBrand.key).favourites, '10');
  const { user } = renderInShell(<MenuGroupsPanel />, {
    answers: {
      [paths.groups]: () => [groupRaw],
      [paths.settings]: () => [{ key: 'extras', value: 'favourites' }],
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Избранное' }));
  expect(window.location.pathname).toBe('/menu/favourites');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Избранное', 'Роллы']);
  localStorage.clear();
});
