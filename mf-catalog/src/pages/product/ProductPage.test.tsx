/** @jest-environment jsdom */
import { createQueryClient, groupQuery } from '@storefront/api-client';
import { QueryClientProvider } from '@storefront/query';
import { type Answer, deferredCall, fakeApi, renderInShell, testBrand } from '@storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, cartRaw, groupRaw, paths, ramenRaw, soupsRaw } from '../../testing/menuFixture';
import { addButton, menuAnswers } from '../../testing/openProduct';
import ProductPage, { prefetch, schema } from './ProductPage';

const answers: Record<string, Answer> = {
  [paths.product]: () => ramenRaw,
  [paths.groups]: () => [soupsRaw],
  [paths.recommendations]: () => [],
  [paths.add]: () => cartRaw([{ id: 7, productId: 20, amount: 1 }]),
};

test('shows a product with breadcrumbs, its picture and recommendations', async () => {
  renderInShell(<ProductPage params={{ group: 'supy', slug: 'ramen' }} />, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Рамэн' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Супы' })).toHaveAttribute('href', '/menu/supy');
  expect(screen.getByRole('img', { name: 'Рамэн' })).toHaveAttribute('fetchpriority', 'high');
  expect(document.querySelector('[data-widget="catalog:recommendations"]')).not.toBeNull();
});

describe('the breadcrumbs of the page, which search engines get too,', () => {
  const paged = { ...soupsRaw, id: 31, seo_page: { url: 'zapechennye' } };

  test.each([
    [
      'lead to the group of the URL, of which a product may have a part only',
      'supy',
      { id: 2, name: 'Супы' },
      '/menu/supy',
    ],
    [
      'name the group of the URL, where a product has another that is not listed',
      'supy',
      { id: 77, name: 'Цех' },
      '/menu/supy',
    ],
    ['name the group of the URL, where a product has none', 'supy', null, '/menu/supy'],
    ['lead to the page of an unlisted group that the URL names by its id', '31', paged, '/menu/zapechennye'],
    ['leave out a group without a name', '2', { id: 2 }, undefined],
  ])('%s', async (_, slug, group, href) => {
    const { api } = fakeApi({
      ...answers,
      [paths.product]: () => ({ ...ramenRaw, parent_group_id: group?.id, group }),
      ...(slug === 'supy' && { [paths.group]: () => soupsRaw }),
    });
    const queryClient = createQueryClient(api, { retries: 0 });
    const params = { group: slug, slug: 'ramen' };
    const context = { params, search: new URLSearchParams(), queryClient, brand: testBrand };
    await prefetch(context);
    renderInShell(
      <QueryClientProvider client={queryClient}>
        <ProductPage params={params} />
      </QueryClientProvider>,
    );
    const ofGroup = href === undefined ? [] : [['Супы', href]];
    const links = within(await screen.findByRole('navigation'))
      .getAllByRole('link')
      .slice(1);
    const shown = links.map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toEqual([['Меню', '/menu'], ...ofGroup]);
    const [, chain] = await schema({ ...context, absolute: (path) => path });
    const crumbs = [[testBrand.name, '/'], ...shown, ['Рамэн', `/menu/${slug}/ramen`]];
    expect(chain).toMatchObject({ itemListElement: crumbs.map(([name, item]) => ({ name, item })) });
  });
});

test('adding to the cart leaves the page open', async () => {
  const { user, calls, emittedEvents } = renderInShell(
    <ProductPage params={{ group: 'supy', slug: 'ramen' }} />,
    {
      answers,
      takeMethod: { delivery: address },
    },
  );
  await user.click(await screen.findByRole('radio', { name: /Тонкоцу входит/ }));
  expect(screen.queryByRole('button', { name: /В корзине/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Добавить 620/ }));
  await waitFor(() =>
    expect(emittedEvents.at(-1)?.payload).toEqual({
      text: 'Добавлено: Рамэн',
      tone: 'success',
      action: { label: 'В корзину', panel: 'cart' },
    }),
  );
  expect(calls.some(({ path }) => path === paths.add)).toBe(true);
  const events = emittedEvents.map(({ name }) => name);
  expect(events).not.toContain('shell:panels-close-requested');
  expect(events).not.toContain('shell:panel-back-requested');
  await user.click(await screen.findByRole('button', { name: /^В корзине 1\sтовар/ }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'cart', params: {} });
});

test('an amount that is chosen while the product is being added stays', async () => {
  const adding = deferredCall();
  const { user } = renderInShell(<ProductPage params={{ group: 'rolly', slug: 'filadelfiya' }} />, {
    answers: { ...menuAnswers, [paths.add]: adding.answer },
    takeMethod: { delivery: address },
  });
  await user.click(await addButton('690 ₽'));
  await adding.isSent();
  await user.click(screen.getByRole('button', { name: 'Прибавить: Филадельфия' }));
  await adding.succeed(cartRaw([{ id: 7, productId: 10, amount: 1 }]));
  expect(await addButton('1 380 ₽')).toBeVisible();
});

test('another product is offered once, whatever was chosen before', async () => {
  const { user, rerender } = renderInShell(<ProductPage params={{ group: 'rolly', slug: 'filadelfiya' }} />, {
    answers: menuAnswers,
    takeMethod: { delivery: address },
  });
  await addButton('690 ₽');
  rerender(<ProductPage params={{ group: 'supy', slug: 'ramen' }} />);
  await addButton('620 ₽');
  await user.click(screen.getByRole('button', { name: 'Прибавить: Рамэн' }));
  await addButton('1 240 ₽');
  // Back to the first product, which is in the cache.
  rerender(<ProductPage params={{ group: 'rolly', slug: 'filadelfiya' }} />);
  expect(await addButton('690 ₽')).toBeVisible();
});

describe('prefetch', () => {
  const visit = (params: Record<string, string>, given = answers) => {
    const queryClient = createQueryClient(fakeApi(given).api, { retries: 0 });
    return prefetch({ params, search: new URLSearchParams(), queryClient, brand: testBrand });
  };

  test('loads a product in its group', async () => {
    await expect(visit({ group: 'supy', slug: 'ramen' })).resolves.toBeUndefined();
  });

  const nameless = { ...soupsRaw, seo_page: null };
  test.each([
    ['a group without a page of its own, whose slug is its id', '2', { ...ramenRaw, group: nameless }],
    ['a product that has only the id of its group', 'supy', { ...ramenRaw, group: null }],
    ['a product of the group 0', 'supy', { ...ramenRaw, group: null, parent_group_id: 0 }],
    ['a product of a group that is not listed', 'supy', { ...ramenRaw, group: null, parent_group_id: 77 }],
    ['a product with a part of its group', 'supy', { ...ramenRaw, group: { id: 2, name: 'Супы' } }],
    ['a product with a group that is not listed', 'supy', { ...ramenRaw, group: { id: 77, name: 'Цех' } }],
  ])('loads %s', async (_, group, answer) => {
    const given = { ...answers, [paths.product]: () => answer, [paths.group]: () => soupsRaw };
    await expect(visit({ group, slug: 'ramen' }, given)).resolves.toBeUndefined();
  });

  test.each([
    ['its own', { ...ramenRaw, parent_group_id: null, group: { ...soupsRaw, id: 31 } }],
    ['the one that it names', { ...ramenRaw, parent_group_id: 31, group: null }],
  ])('loads a product by the id of an unlisted group, which is %s', async (_, answer) => {
    const given = { ...answers, [paths.product]: () => answer };
    await expect(visit({ group: '31', slug: 'ramen' }, given)).resolves.toBeUndefined();
  });

  test('asks for a group that the URL names by its id beside the menu, not after it', async () => {
    const groups = deferredCall();
    const { api, calls } = fakeApi({
      ...answers,
      [paths.product]: () => ({ ...ramenRaw, group: null }),
      [paths.groups]: groups.answer,
      [paths.group]: () => ({ ...soupsRaw, seo_page: null }),
    });
    const queryClient = createQueryClient(api, { retries: 0 });
    const params = { group: '2', slug: 'ramen' };
    const visited = prefetch({ params, search: new URLSearchParams(), queryClient, brand: testBrand });
    await groups.isSent();
    expect(calls.map(({ path }) => path)).toContain(paths.group);
    await groups.succeed([soupsRaw]);
    await expect(visited).resolves.toBeUndefined();
  });

  test('a group that is named by its id holds up the page no longer than the shell waits', async () => {
    const { api } = fakeApi({
      ...answers,
      [paths.product]: () => ({ ...ramenRaw, parent_group_id: 31, group: null }),
      [paths.group]: () => new Promise<never>(() => {}),
    });
    const queryClient = createQueryClient(api, { retries: 0 });
    const wait = jest.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined);
    const params = { group: '31', slug: 'ramen' };
    const visited = prefetch({ params, search: new URLSearchParams(), queryClient, brand: testBrand });
    await expect(visited).resolves.toBeUndefined();
    expect(wait).toHaveBeenCalledWith(expect.objectContaining({ queryKey: groupQuery('31').queryKey }));
  });

  test('slow recommendations do not hold up the page in the browser', async () => {
    const given = { ...answers, [paths.recommendations]: () => new Promise<never>(() => {}) };
    await expect(visit({ group: 'supy', slug: 'ramen' }, given)).resolves.toBeUndefined();
  });

  test('failed recommendations do not fail the page', async () => {
    await expect(
      visit({ group: 'supy', slug: 'ramen' }, { [paths.product]: () => ramenRaw }),
    ).resolves.toBeUndefined();
  });

  test.each([
    ['an unknown product', { group: 'supy', slug: 'net' }, {}],
    [
      'a product of another group',
      { group: 'rolly', slug: 'ramen' },
      { ...answers, [paths.group]: () => groupRaw },
    ],
    [
      'a product of another group by the id',
      { group: 'rolly', slug: 'ramen' },
      { ...answers, [paths.product]: () => ({ ...ramenRaw, group: null }), [paths.group]: () => groupRaw },
    ],
    ['a product by the id of a listed group that has a page', { group: '2', slug: 'ramen' }, answers],
    [
      'a product of no group by a word for nothing',
      { group: 'null', slug: 'ramen' },
      { ...answers, [paths.product]: () => ({ ...ramenRaw, group: null, parent_group_id: null }) },
    ],
  ])('%s is a 404', async (_, params, given) => {
    await expect(visit(params, given)).rejects.toMatchObject({ status: 404 });
  });
});
