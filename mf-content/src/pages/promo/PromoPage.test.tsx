/** @jest-environment jsdom */
import { promosQuery } from '@storefront/api-client';
import { useClockOffset } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { apiError, headContext, renderInShell, testBrand } from '@storefront/testing';
import { act, screen, within } from '@testing-library/react';
import { now, promoPaths as paths, rawCart, rawPromo } from '../../testing/rawPromo';
import PromoPage, { head, prefetch, schema } from './PromoPage';

const other = rawPromo({ id: 8, slug: 'other', name: 'Другая', promocode: 'FIRST' });
const over = rawPromo({ id: 9, slug: 'over', name: 'Прошлая', active_to: '2026-11-20' });
const answers = {
  [paths.list]: () => [rawPromo(), other, over],
  [paths.one]: () => rawPromo(),
};
const renderPage = (slug = '7', more = {}) =>
  renderInShell(<PromoPage params={{ slug }} />, {
    url: `/promos/${slug}`,
    answers: { ...answers, ...more },
  });
const visit = (slug: string, more = {}) =>
  headContext({ params: { slug }, answers: { ...answers, ...more } });

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
  useClockOffset.setState(0);
});

test('shows the promotion and the others that are on', async () => {
  const { user, emittedEvents } = renderPage();
  expect(
    await screen.findByRole('heading', { level: 1, name: keepTogether('Моти в подарок') }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Акции' })).toHaveAttribute('href', '/promos');
  expect(screen.getByRole('button', { name: /^Применить промокод/ })).toBeVisible();
  const others = within(screen.getByRole('region', { name: 'Другие акции' }));
  const links = others.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/promos/other']);
  expect(links[0]).toHaveAccessibleName('Другая Промокод FIRST');
  await user.click(others.getByRole('link'));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'promo', params: { slug: 'other' } });
});

test('a code that is refused blocks only its own promotion', async () => {
  const { user, rerender } = renderInShell(<PromoPage params={{ slug: '7' }} />, {
    url: '/promos/7',
    session: 'user',
    answers: {
      ...answers,
      [paths.cart]: () => ({ order: rawCart() }),
      [paths.submit]: () => ({ order: rawCart() }),
    },
  });
  const button = (name: string) => screen.findByRole('button', { name });
  await user.click(await button('Применить промокод: Моти в подарок'));
  await button('Введите другой промокод: Моти в подарок');
  rerender(<PromoPage params={{ slug: 'other' }} />);
  expect(await button('Применить промокод: Другая')).not.toHaveAttribute('aria-disabled');
});

test('shows skeletons while it loads', () => {
  renderPage('7', { [paths.one]: () => new Promise(() => undefined) });
  expect(screen.getByText('Загружаем акцию')).toBeInTheDocument();
});

test('a promotion that is gone by the time of a navigation', async () => {
  renderPage('net', { [paths.one]: () => Promise.reject(apiError(404)) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Такой акции нет' })).toBeVisible();
});

test('exports its title, description and picture', async () => {
  const context = visit('7');
  await prefetch(context);
  expect(head(context)).toEqual({
    title: 'Моти в подарок — Танто',
    description: 'Три пирожных к заказу от 1800 рублей.',
    kind: 'article',
    image: '/storage/promo.jpg',
  });
  const bare = visit('7', { [paths.list]: () => [], [paths.one]: () => ({ id: 7, name: 'Вечер' }) });
  await prefetch(bare);
  expect(head(bare)).toMatchObject({ description: 'Вечер: акция «Танто».' });
});

test('exports the offer and its breadcrumbs', async () => {
  const context = visit('7');
  await prefetch(context);
  const [offer, crumbs] = await schema(context);
  expect(offer).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: 'Моти в подарок',
    url: 'https://shop.example/promos/7',
    description: 'Три пирожных к заказу от 1800 рублей.',
    image: 'https://shop.example/storage/promo.jpg',
    validThrough: '2026-11-30T21:00:00.000Z',
    offeredBy: { '@type': 'Restaurant', name: 'Танто', url: 'https://shop.example/' },
  });
  expect(crumbs).toMatchObject({
    itemListElement: [{ name: 'Танто' }, { name: 'Акции' }, { item: 'https://shop.example/promos/7' }],
  });
});

test('the offer lasts to the end of a last day without a time', async () => {
  const one = () => rawPromo({ active_from: '2026-11-01 10:00', active_to: '30.11.2026' });
  const context = visit('7', { [paths.list]: () => [], [paths.one]: one });
  await prefetch(context);
  const [offer] = await schema(context);
  expect(offer).toMatchObject({ validFrom: '2026-11-01T07:00:00.000Z', validThrough: '2026-11-30' });
});

test.each([
  ['unknown', 404, () => Promise.reject(apiError(404))],
  ['too long for the back end', 404, () => Promise.reject(apiError(414))],
  ['refused for another cause', 400, () => Promise.reject(apiError(400))],
  ['over', 404, () => rawPromo({ id: 10, active_to: '2026-11-20' })],
  ['not begun', 404, () => rawPromo({ id: 10, active_from: '2026-11-22' })],
  ['not to be read', 500, () => Promise.reject(apiError(500))],
])('a promotion that is %s answers %i', async (_, status, one) => {
  const context = visit('10', { [paths.one]: one });
  await expect(prefetch(context)).rejects.toMatchObject({ status });
});

describe('the days of a promotion are days in the brand’s time zone', () => {
  const visitLastDay = (timeZone: string, time: string) => {
    jest.setSystemTime(new Date(time));
    const one = () => rawPromo({ id: 10, active_to: '2026-11-21' });
    return prefetch({ ...visit('10', { [paths.one]: one }), brand: { ...testBrand, timeZone } });
  };

  test('it is over in the east first', async () => {
    const visited = visitLastDay('Asia/Vladivostok', '2026-11-21T15:00:00Z');
    await expect(visited).rejects.toMatchObject({ status: 404 });
  });

  test('it lasts longer in the west', async () => {
    await expect(visitLastDay('Europe/Kaliningrad', '2026-11-21T21:30:00Z')).resolves.toBeUndefined();
  });
});

describe('on a device whose clock is a month off', () => {
  const month = 30 * 24 * 3_600_000;
  beforeEach(() => {
    jest.setSystemTime(now + month);
  });

  test('a promotion is on by the back end’s clock where it is known', async () => {
    useClockOffset.setState(-month);
    await expect(prefetch(visit('7'))).resolves.toBeUndefined();
    renderPage();
    expect(
      await screen.findByRole('heading', { level: 1, name: keepTogether('Моти в подарок') }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Другие акции' })).toBeVisible();
  });

  test('a promotion that is over by that clock is not on, on a device that is behind', async () => {
    jest.setSystemTime(now - month);
    useClockOffset.setState(2 * month);
    await expect(prefetch(visit('7'))).rejects.toMatchObject({ status: 404 });
  });

  test('a page that is open shows the promotion once the clock is known', async () => {
    renderPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Такой акции нет' })).toBeVisible();
    act(() => useClockOffset.setState(-month));
    expect(screen.getByRole('heading', { level: 1, name: keepTogether('Моти в подарок') })).toBeVisible();
  });
});

test('on a device that is behind, a promotion that has begun is on by the time of a list from the server', async () => {
  const answer = rawPromo({ active_from: '2026-11-20' });
  const context = visit('7', { [paths.list]: () => [answer], [paths.one]: () => answer });
  const { queryKey } = promosQuery();
  const listed = await context.queryClient.fetchQuery(promosQuery());
  jest.setSystemTime(now - 5 * 24 * 3_600_000);
  context.queryClient.setQueryData(queryKey, listed, { updatedAt: now });
  await expect(prefetch(context)).resolves.toBeUndefined();
});

test('a promotion that has left the cache has an empty head', async () => {
  const context = visit('net');
  expect(head(context)).toEqual({});
  expect(await schema(context)).toEqual([]);
});

test('a list that fails does not fail the page', async () => {
  const context = visit('7', { [paths.list]: () => Promise.reject(apiError(500)) });
  await expect(prefetch(context)).resolves.toBeUndefined();
});

test('a listed promotion opens before its own query is answered', async () => {
  const context = visit('7', { [paths.one]: () => new Promise(() => undefined) });
  const { queryClient } = context;
  await queryClient.fetchQuery(promosQuery());
  // The shell waits for a prefetch only for a moment.
  const prefetchQuery = jest.spyOn(queryClient, 'prefetchQuery').mockResolvedValue();
  await prefetch(context);
  expect(prefetchQuery).toHaveBeenCalledWith(expect.objectContaining({ queryKey: ['promo', '7'] }));
  expect(head(context)).toMatchObject({ title: 'Моти в подарок — Танто' });
});
