/** @jest-environment jsdom */
import { chooseAddress, emit } from '@storefront/contracts';
import { deferredCall, renderInShell } from '@storefront/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MenuCard } from '../../shared/card/menuCard';
import { address, cartRaw, paths } from '../../testing/menuFixture';
import { ProductCards } from './ProductCards';

// On a busy machine the counter's chunk takes longer to load than the default time limit of a query.
beforeAll(() => import('./CardCounter'));

const card: MenuCard = {
  id: 10,
  slug: 'filadelfiya',
  name: 'Филадельфия',
  price: 690,
  group: 'rolly',
  tint: 'roll',
  description: 'Лосось и сыр',
  weight: 0.265,
  pieces: 8,
  badges: ['Хит'],
  picture: { original: '/a.webp', sources: [{ type: 'image/avif', srcset: '/a.avif 320w' }] },
};
const draftUuid = '00000000-0000-4000-8000-000000000001';

type Options = Parameters<typeof renderInShell>[1];
const show = (more: Partial<MenuCard> = {}, options: Options = {}) =>
  renderInShell(<ProductCards cards={[{ ...card, ...more }]} />, {
    takeMethod: { delivery: address },
    ...options,
  });

const inCart = (amount: number): Options => ({
  takeMethod: { delivery: address, draftUuid },
  answers: {
    [paths.cart]: () => cartRaw([{ id: 7, productId: 10, amount }]),
    [paths.change]: (call) => {
      const { amount: newAmount } = call.body as { amount: number };
      return cartRaw(newAmount > 0 ? [{ id: 7, productId: 10, amount: newAmount }] : []);
    },
  },
});

/** Presses that follow each other at once, however busy the machine is. */
function press(button: HTMLElement, times: number) {
  for (let press = 0; press < times; press += 1) fireEvent.click(button);
}

describe('the heart', () => {
  const settings = { [paths.settings]: () => [{ key: 'extras', value: 'favourites' }] };

  test('stands beside the link of the card where the back end keeps marks', async () => {
    show({}, { answers: settings });
    const heart = await screen.findByRole('button', { name: 'В избранное: Филадельфия' });
    expect(screen.getByRole('link', { name: /Филадельфия/ })).not.toContainElement(heart);
  });

  test('is absent where it does not', async () => {
    show();
    await act(async () => {});
    expect(screen.queryByRole('button', { name: /избранное/ })).toBeNull();
  });
});

describe('a card', () => {
  test('shows its facts and links to its page', () => {
    show();
    const link = screen.getByRole('link', { name: /Филадельфия/ });
    expect(link).toHaveAttribute('href', '/menu/rolly/filadelfiya');
    expect(screen.getByText('8 шт · 265 г')).toBeVisible();
    expect(screen.getByText('690 ₽')).toBeVisible();
    expect(screen.getByText('Хит')).toBeVisible();
    expect(screen.getByRole('button', { name: 'В корзину: Филадельфия' })).toBeVisible();
  });

  test('that only the cart has as sold out says so and cannot be added', async () => {
    const { order } = cartRaw([]);
    const stopped = { id: 7, product_id: 10, price: 690, product: { name: 'Филадельфия' } };
    show(
      {},
      {
        takeMethod: { delivery: address, draftUuid },
        answers: { [paths.cart]: () => ({ order: { ...order, stoplisted_items: [stopped] } }) },
      },
    );
    expect(await screen.findByText('Нет по вашему адресу')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that is sold out in the restaurant of a pickup says so', () => {
    show({ isStoplisted: true }, { takeMethod: { takeMethod: 'pickup' } });
    expect(screen.getByText('Нет в этом ресторане')).toBeVisible();
    expect(screen.queryByText('Нет по вашему адресу')).toBeNull();
  });

  test.each([{ price: null }, { price: null, hasModifiers: true as const }])(
    'without a price says that it cannot be ordered: %j',
    (more) => {
      const { container } = show(more);
      expect(screen.getByText('Пока нельзя заказать')).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
      expect(container).not.toHaveTextContent(/₽|null/);
    },
  );

  test('without weight, pieces, picture, text and badges shows none of them', () => {
    const bare = { weight: undefined, pieces: undefined, picture: undefined, description: undefined };
    const { container } = show({ ...bare, badges: undefined });
    expect(container).not.toHaveTextContent(/undefined|NaN|null|·/);
    expect(container.querySelector('img')).toBeNull();
  });

  test.each([{ icon: 'pepper' }, { icon: '/storage/pepper.svg' }])(
    'that shows all it can has 12 elements: %j',
    ({ icon }) => {
      show({ oldPrice: 790, hasModifiers: true, badges: ['Хит', { name: 'Острое', icon }] });
      expect(screen.getByRole('article').querySelectorAll('*')).toHaveLength(12 - 1);
    },
  );

  test.each([
    'Ролл «Сёгун» с "кавычками"',
    '<b>Жирный</b> <img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    'Ы'.repeat(200),
  ])('shows the name %s as text', (name) => {
    const { container } = show({ name });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(name);
    expect(container.querySelector('b, script')).toBeNull();
  });

  test('shows a label without a visible name as an icon with an accessible name', () => {
    show({ badges: ['Хит', { name: 'Острое', icon: 'pepper' }] });
    expect(screen.getByText('Хит')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Острое' })).toHaveAttribute('data-icon', 'pepper');
    show({ badges: [{ name: 'Веган', icon: '/storage/vegan.svg' }] });
    expect(screen.getByRole('img', { name: 'Веган' })).toHaveAttribute('src', '/storage/vegan.svg');
  });

  test.each([
    [0.999, '999 г'],
    [1, '1000 г'],
    [1.25, '1,25 кг'],
  ])('of %d kg weighs %s', (weight, text) => {
    const { container } = show({ weight, pieces: undefined });
    expect(container).toHaveTextContent(text);
  });

  test('rounds away the floating-point tail of a price', () => {
    show({ price: 0.1 + 0.2 + 589 });
    expect(screen.getByText('589 ₽')).toBeVisible();
  });

  test('is rendered at once in the first rows, and near the viewport below them', () => {
    const cards = [1, 2, 3].map((id) => ({ ...card, id }));
    renderInShell(<ProductCards cards={cards} eager={2} />);
    const articles = screen.getAllByRole('article');
    expect(
      articles.map((article) => getComputedStyle(article).getPropertyValue('content-visibility')),
    ).toEqual(['visible', 'visible', 'auto']);
  });

  test('requests its panel ahead on hover', async () => {
    const { user, emittedEvents } = show();
    await user.hover(screen.getByRole('link'));
    expect(emittedEvents).toContainEqual({ name: 'shell:panel-expected', payload: { panel: 'product' } });
  });

  test('with modifiers is priced «от» and opens its panel', async () => {
    const { user, emittedEvents } = show({ hasModifiers: true });
    expect(screen.getByText('690 ₽')).toHaveAttribute('data-prefix', 'от');
    await user.click(screen.getByRole('button', { name: 'Выбрать: Филадельфия' }));
    expect(emittedEvents.at(-1)).toEqual({
      name: 'shell:panel-requested',
      payload: { panel: 'product', params: { group: 'rolly', slug: 'filadelfiya' } },
    });
  });

  test('of an unavailable product says so and offers a replacement', async () => {
    const { user, emittedEvents } = show({ isStoplisted: true, groupId: 4 });
    expect(screen.getByText('Нет по вашему адресу')).toBeVisible();
    const buttons = screen.getAllByRole('button');
    expect(buttons).toEqual([screen.getByRole('button', { name: 'Заменить: Филадельфия' })]);
    await user.click(screen.getByRole('button'));
    expect(emittedEvents.at(-1)).toEqual({
      name: 'shell:panel-requested',
      payload: { panel: 'products-slider', params: { group: '4', except: '10' } },
    });
  });

  test('shows the price before the discount', () => {
    show({ oldPrice: 790 });
    expect(screen.getByText('790 ₽')).toHaveAttribute('data-label', 'Старая цена');
  });

  test('opens the panel on a plain click and leaves other clicks to the browser', async () => {
    const { user, opened } = show();
    const link = screen.getByRole('link');
    // jsdom cannot open a tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(opened()).toEqual([]);
    await user.click(link);
    expect(opened()).toEqual(['product']);
  });
});

describe('adding', () => {
  const adds = (amount = 1) => ({ [paths.add]: () => cartRaw([{ id: 7, productId: 10, amount }]) });

  test.each(['before', 'after'] as const)(
    'a panel that closes %s the counter is there leaves the focus on it',
    async (order) => {
      const { user } = renderInShell(
        <>
          <main tabIndex={-1}>
            <ProductCards cards={[card]} />
          </main>
          <div role="dialog" tabIndex={-1} />
        </>,
        { takeMethod: { delivery: address }, answers: adds() },
      );
      // As the shell does when the opener of a panel is gone.
      const closePanel = () => act(() => screen.getByRole('main').focus());
      await user.click(screen.getByRole('button', { name: /В корзину/ }));
      act(() => screen.getByRole('dialog').focus());
      if (order === 'before') closePanel();
      const more = await screen.findByRole('button', { name: 'Прибавить: Филадельфия' });
      if (order === 'after') closePanel();
      await waitFor(() => expect(more).toHaveFocus());
    },
  );

  test('once the focus is on another control, the counter leaves it alone', async () => {
    const { user } = renderInShell(
      <>
        <main tabIndex={-1}>
          <ProductCards cards={[card]} />
        </main>
        <div role="dialog" tabIndex={-1} />
        <button type="button">Другая</button>
      </>,
      { takeMethod: { delivery: address }, answers: adds() },
    );
    await user.click(screen.getByRole('button', { name: /В корзину/ }));
    act(() => screen.getByRole('dialog').focus());
    expect(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' })).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Другая' }).focus());
    act(() => screen.getByRole('main').focus());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('puts one into the cart and turns into a counter', async () => {
    const { user, calls, emittedEvents } = show({}, { takeMethod: { delivery: address }, answers: adds() });
    await user.click(screen.getByRole('button', { name: /В корзину/ }));
    const more = await screen.findByRole('button', { name: 'Прибавить: Филадельфия' });
    await waitFor(() => expect(more).toHaveFocus());
    // The counter takes the place of the price on a phone.
    expect(screen.getByRole('group')).toHaveTextContent(/690\s₽$/);
    expect(calls.find(({ path }) => path === paths.add)?.body).toMatchObject({
      product_id: 10,
      amount: 1,
      latitude: 55.8196,
      longitude: 37.6035,
    });
    expect(emittedEvents).toContainEqual({
      name: 'checkout:item-added',
      payload: { productId: 10, name: 'Филадельфия', price: 690, amount: 1 },
    });
  });

  test('two taps at once add two', async () => {
    let amount = 0;
    const { calls } = show(
      {},
      {
        takeMethod: { delivery: address },
        answers: { [paths.add]: () => cartRaw([{ id: 7, productId: 10, amount: ++amount }]) },
      },
    );
    press(screen.getByRole('button', { name: /В корзину/ }), 2);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'));
    expect(calls.filter(({ path }) => path === paths.add)).toHaveLength(2);
  });

  test('a rejected write is toasted and the button becomes usable again', async () => {
    const adding = deferredCall();
    const { emittedEvents } = show(
      {},
      { takeMethod: { delivery: address }, answers: { [paths.add]: adding.answer } },
    );
    press(screen.getByRole('button', { name: /В корзину/ }), 1);
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await adding.isSent();
    await adding.succeed({ order: null, error: true });
    await waitFor(() =>
      expect(emittedEvents.at(-1)?.payload).toEqual({
        text: 'Не удалось добавить товар в корзину',
        tone: 'error',
      }),
    );
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
  });

  test('without an address requests one and then adds, once', async () => {
    const { user, calls, emittedEvents } = show({}, { takeMethod: {}, answers: adds() });
    await user.click(screen.getByRole('button', { name: /В корзину/ }));
    expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'select-address', params: {} });
    expect(calls.filter(({ path }) => path === paths.add)).toHaveLength(0);

    const choose = () => {
      chooseAddress(address);
      emit('checkout:address-chosen', { takeMethod: 'delivery' });
    };
    act(choose);
    const more = await screen.findByRole('button', { name: /Прибавить/ });
    act(choose);
    await user.click(more);
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(paths.change));
    expect(calls.filter(({ path }) => path === paths.add)).toHaveLength(1);
  });

  test('a closed address modal adds nothing; after a later choice only new taps add', async () => {
    const { user, calls } = show({}, { takeMethod: {}, answers: adds() });
    await user.click(screen.getByRole('button', { name: /В корзину/ }));
    await act(async () => {
      emit('shell:panel-closed', { panel: 'select-address' });
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
    act(() => {
      chooseAddress(address);
      emit('checkout:address-chosen', { takeMethod: 'delivery' });
    });
    await user.click(screen.getByRole('button', { name: /В корзину/ }));
    await screen.findByRole('button', { name: /Прибавить/ });
    expect(calls.filter(({ path }) => path === paths.add)).toHaveLength(1);
  });
});

describe('the counter of a product in the cart', () => {
  test('counts all its lines', async () => {
    const lines = [
      { id: 7, productId: 10, amount: 2 },
      { id: 8, productId: 10, amount: 1 },
      { id: 9, productId: 11, amount: 5 },
    ];
    show(
      {},
      { takeMethod: { delivery: address, draftUuid }, answers: { [paths.cart]: () => cartRaw(lines) } },
    );
    expect(await within(await screen.findByRole('group')).findByText('3')).toBeVisible();
  });

  test('plus adds to the line', async () => {
    const { user, calls } = show({}, inCart(2));
    await user.click(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' }));
    expect(screen.getByRole('status')).toHaveTextContent('3');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ item_id: 7, amount: 3 }));
  });

  test('quick presses are one call with the last value', async () => {
    const { calls } = show({}, inCart(2));
    press(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' }), 3);
    press(screen.getByRole('button', { name: 'Убавить: Филадельфия' }), 1);
    expect(screen.getByRole('status')).toHaveTextContent('4');
    const changes = () => calls.filter(({ path }) => path === paths.change).map(({ body }) => body);
    await waitFor(() => expect(changes()).toEqual([expect.objectContaining({ item_id: 7, amount: 4 })]));
    expect(screen.getByRole('status')).toHaveTextContent('4');
  });

  test('quick presses on minus go on to the older line', async () => {
    const lines = [
      { id: 7, productId: 10, amount: 2 },
      { id: 8, productId: 10, amount: 1 },
    ];
    const { calls } = show(
      {},
      {
        takeMethod: { delivery: address, draftUuid },
        answers: {
          [paths.cart]: () => cartRaw(lines),
          [paths.change]: () => cartRaw([{ id: 7, productId: 10, amount: 1 }]),
        },
      },
    );
    press(await screen.findByRole('button', { name: 'Убавить: Филадельфия' }), 2);
    const changes = () => calls.filter(({ path }) => path === paths.change).map(({ body }) => body);
    await waitFor(() =>
      expect(changes()).toEqual([
        expect.objectContaining({ item_id: 8, amount: 0 }),
        expect.objectContaining({ item_id: 7, amount: 1 }),
      ]),
    );
  });

  test('minus at one removes the line and moves the focus to the button', async () => {
    const { user, calls } = show({}, inCart(1));
    await user.click(await screen.findByRole('button', { name: 'Удалить: Филадельфия' }));
    expect(await screen.findByRole('button', { name: /В корзину/ })).toHaveFocus();
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ item_id: 7, amount: 0 }));
  });
});
