/** @jest-environment jsdom */
import { createQueryClient } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { fakeApi, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { menuQuery } from '../../shared/menu/menuQueries';
import { groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import MenuGroupsWidget, { prefetch } from './MenuGroupsWidget';

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

test('the server loads the groups alone, with one call', async () => {
  const { api, calls } = fakeApi({ ...answers, [paths.products]: () => [productRaw()] });
  const queryClient = createQueryClient(api, { retries: 0 });
  await prefetch({ props: {}, queryClient });
  expect(queryClient.getQueryData(['catalogue', 'groups', {}])).toHaveLength(2);
  expect(calls.map(({ path }) => path)).toEqual([paths.groups]);
});

test('a group shows the picture of a loaded dish, or the mark of the brand', async () => {
  const LoadedMenu = () => (useQuery(menuQuery('whole')).data ? <MenuGroupsWidget /> : null);
  const dishes = [
    productRaw({ media_list: [] }),
    productRaw({ id: 11, slug: 'a', media_list: [{ original: '/storage/roll.webp' }] }),
    productRaw({ id: 12, slug: 'b', media_list: [{ original: '/storage/other.webp' }] }),
  ];
  renderInShell(<LoadedMenu />, {
    answers: { ...answers, [paths.products]: () => dishes },
  });
  const rolls = await screen.findByRole('link', { name: 'Роллы' });
  expect(rolls.querySelector('img[src^="/storage"]')).toHaveAttribute('src', '/storage/roll.webp');
  const soups = screen.getByRole('link', { name: 'Супы' });
  expect(soups.querySelector('img')).toBeNull();
  expect(soups.querySelector('svg path[fill-rule=evenodd]')).toBeInTheDocument();
});
