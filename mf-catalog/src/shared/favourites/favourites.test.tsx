/** @jest-environment jsdom */
import { storageKeys } from '@storefront/contracts';
import { FAVOURITES_MAX } from '@storefront/domain';
import { apiError, deferredCall, renderInShell, testBrand } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FavouriteHeart, IfFavourites } from './Favourite';

const key = storageKeys(testBrand.key).favourites;
const calls = {
  list: '/api/user/favourites/',
  add: '/api/user/favourites/add/',
  remove: '/api/user/favourites/remove/',
};

type Options = Parameters<typeof renderInShell>[1];
const show = (options?: Options) =>
  renderInShell(
    <>
      <FavouriteHeart productId={10} name="Рамен" place="card" />
      <IfFavourites>
        <a href="/menu/favourites">Избранное</a>
      </IfFavourites>
    </>,
    options,
  );
const unpressed = () => screen.findByRole('button', { name: 'В избранное: Рамен', pressed: false });
const pressed = () => screen.findByRole('button', { name: 'Убрать из избранного: Рамен', pressed: true });
const saved = () => localStorage.getItem(key);

// Their chunks may take longer to load than the default time limit of a query.
beforeAll(() => import('./loadedParts'));
beforeEach(() => localStorage.clear());

test('the HTML of the server has no heart: it is every guest’s', () => {
  expect(renderToString(<FavouriteHeart productId={10} name="Рамен" place="card" />)).toBe('');
});

describe('a guest', () => {
  test('marks a dish, which stays in the browser without a call, and removes the mark', async () => {
    localStorage.setItem(key, '3');
    const { user, calls: made } = show();
    await user.click(await unpressed());
    expect(await pressed()).toBeVisible();
    expect(saved()).toBe('10 3');
    await user.click(await pressed());
    expect(await unpressed()).toBeVisible();
    expect(saved()).toBe('3');
    expect(made.filter(({ path }) => path.includes('favourites'))).toEqual([]);
  });

  test('has the way to the marked dishes only with one', async () => {
    const { user } = show();
    const heart = await unpressed();
    expect(screen.queryByRole('link', { name: 'Избранное' })).toBeNull();
    await user.click(heart);
    expect(await screen.findByRole('link', { name: 'Избранное' })).toBeVisible();
  });

  test('sees what another tab marks', async () => {
    show();
    await unpressed();
    localStorage.setItem(key, '10');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await pressed()).toBeVisible();
  });

  test('reads what is no id as nothing', async () => {
    localStorage.setItem(key, 'x -1 0 10 99999999999 ');
    const { user } = show();
    await user.click(await pressed());
    expect(await unpressed()).toBeVisible();
    expect(saved()).toBeNull();
  });

  test('reads that no more dishes fit', async () => {
    const full = Array.from({ length: FAVOURITES_MAX }, (_, index) => index + 100).join(' ');
    localStorage.setItem(key, full);
    const { user, toasts } = show();
    await screen.findByRole('link', { name: 'Избранное' });
    await user.click(await unpressed());
    expect(toasts()).toEqual([`В избранном уже ${FAVOURITES_MAX} блюд`]);
    expect(saved()).toBe(full);
  });
});

describe('a customer', () => {
  const list = (...ids: number[]) => ({ product_ids: ids });

  test('sees the marks of all devices, and a press is shown before its answer', async () => {
    const removal = deferredCall();
    const { user, calls: made } = show({
      session: 'user',
      answers: { [calls.list]: () => list(10), [calls.remove]: removal.answer },
    });
    await user.click(await pressed());
    expect(await unpressed()).toBeVisible();
    expect(made.at(-1)).toMatchObject({ path: calls.remove, body: { product_id: 10 } });
    await removal.succeed(list());
    expect(await unpressed()).toBeVisible();
    expect(saved()).toBeNull();
  });

  test('a mark that cannot be saved is taken back with a toast', async () => {
    const addition = deferredCall();
    const { user, toasts } = show({
      session: 'user',
      answers: { [calls.list]: () => list(), [calls.add]: addition.answer },
    });
    await user.click(await unpressed());
    await pressed();
    await addition.isSent();
    await addition.fail(apiError(422, 'В избранном уже 200 блюд'));
    expect(await unpressed()).toBeVisible();
    expect(toasts()).toEqual(['В избранном уже 200 блюд']);
  });

  test('a mark that fails while the list loads has the list read again', async () => {
    const loading = deferredCall();
    const { user, calls: made } = show({
      session: 'user',
      answers: {
        [calls.list]: loading.answer,
        [calls.add]: () => {
          throw apiError(422, '');
        },
      },
    });
    await user.click(await unpressed());
    await waitFor(() => expect(made.filter(({ path }) => path === calls.list)).toHaveLength(2));
  });

  test('gets the marks of the guest who logs in, and the browser forgets them', async () => {
    localStorage.setItem(key, '10 3');
    const { calls: made, logIn } = show({ answers: { [calls.add]: () => list(10, 3, 5) } });
    await pressed();
    logIn();
    expect(await pressed()).toBeVisible();
    await act(async () => {});
    expect(made.filter(({ path }) => path.includes('favourites'))).toMatchObject([
      { path: calls.add, body: { product_ids: [10, 3] } },
    ]);
    expect(saved()).toBeNull();
  });

  test('whose login cannot take them over keeps them in the browser', async () => {
    localStorage.setItem(key, '10');
    const { logIn } = show({
      answers: {
        [calls.add]: () => {
          throw apiError(500);
        },
      },
    });
    await pressed();
    logIn();
    expect(await unpressed()).toBeVisible();
    expect(saved()).toBe('10');
  });

  test('whose list is full sees it, and the marks of the guest stay in the browser', async () => {
    localStorage.setItem(key, '3');
    show({
      session: 'user',
      answers: {
        [calls.list]: () => list(10),
        [calls.add]: () => {
          throw apiError(422, 'В избранном уже 200 блюд');
        },
      },
    });
    expect(await pressed()).toBeVisible();
    expect(saved()).toBe('3');
  });
});
