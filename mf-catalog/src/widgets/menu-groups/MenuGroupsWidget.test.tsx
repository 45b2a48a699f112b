/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { groupRaw, paths, soupsRaw } from '../../testing/menuFixture';
import MenuGroupsWidget from './MenuGroupsWidget';

const answers = { [paths.groups]: () => [groupRaw, soupsRaw] };

test('a choice opens the page of the group', async () => {
  const { user } = renderInShell(<MenuGroupsWidget />, { answers });
  await user.click(await screen.findByRole('link', { name: 'Супы' }));
  expect(window.location.pathname).toBe('/menu/supy');
});

test('with `onChoose` a choice only calls it', async () => {
  const choose = jest.fn();
  const { user } = renderInShell(<MenuGroupsWidget onChoose={choose} />, { answers });
  await user.click(await screen.findByRole('link', { name: 'Супы' }));
  expect(choose).toHaveBeenCalledWith({ id: 2, slug: 'supy' });
  expect(window.location.pathname).toBe('/');
});
