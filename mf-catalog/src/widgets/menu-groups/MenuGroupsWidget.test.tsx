/** @jest-environment jsdom */
import { headContext, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import { picturesByGroup } from '../../shared/menu/findCard';
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

test('the server loads the groups, and one card with a picture of each', async () => {
  const picture = [{ original: '/storage/roll.webp' }];
  const { queryClient } = headContext({
    answers: {
      ...answers,
      [paths.products]: () => [
        productRaw({ media_list: [] }),
        productRaw({ id: 11, slug: 'a', media_list: picture }),
        productRaw({ id: 12, slug: 'b', media_list: [{ original: '/storage/other.webp' }] }),
      ],
    },
  });
  await prefetch({ props: {}, queryClient });
  expect(queryClient.getQueryData(['catalogue', 'groups', {}])).toHaveLength(2);
  const pictures = [...picturesByGroup(queryClient)].map(([group, { original }]) => [group, original]);
  expect(pictures).toEqual([['rolly', '/storage/roll.webp']]);
});

test('without products the groups stay', async () => {
  const { queryClient } = headContext({ answers });
  await prefetch({ props: {}, queryClient });
  expect(queryClient.getQueryData(['catalogue', 'groups', {}])).toHaveLength(2);
});
