/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import {
  type Answer,
  apiError,
  renderInShell,
  deferredCall,
  recovering,
  setOnline,
} from '@storefront/testing';
import { useQuery } from '@storefront/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { menuQuery } from '../../shared/menu/menuQueries';
import { address, cartRaw, comboRaw, paths, productRaw, ramenRaw } from '../../testing/menuFixture';
import { mockMedia } from '../../testing/mockMedia';
import { addButton, addRequests, menuAnswers, openProduct } from '../../testing/openProduct';
import ProductPanel from './ProductPanel';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  mockMedia(/reduced-motion/);
});

test('shows all facts of a product', async () => {
  openProduct('ramen');
  expect(await screen.findByRole('heading', { level: 2, name: 'Рамэн' })).toBeVisible();
  expect(screen.getByText('610')).toBeVisible();
  expect(screen.getByText('белки')).toBeVisible();
  expect(screen.queryByText('жиры')).toBeNull();
  expect(screen.getByText('обязательно, выберите 1')).toBeVisible();
  expect(screen.getByText('до 5 добавок')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/undefined|NaN|null/);
});

function CardOverMenu() {
  const { data } = useQuery(menuQuery('whole'));
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <ProductPanel group="supy" slug="ramen" />;
  return data ? (
    <button type="button" onClick={() => setIsOpen(true)}>
      Открыть
    </button>
  ) : null;
}

/** Opens the panel over a page that has loaded its menu. */
async function openOverMenu(product: Answer, { isOnline = true } = {}) {
  const view = renderInShell(<CardOverMenu />, { answers: { ...menuAnswers, [paths.product]: product } });
  const card = await screen.findByRole('button', { name: 'Открыть' });
  await setOnline(isOnline);
  await view.user.click(card);
  return view;
}

function expectCard() {
  expect(screen.getByRole('heading', { level: 2, name: 'Рамэн' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Рамэн' })).toHaveAttribute('src', '/storage/a-640.webp');
  expect(screen.getByText('265 г')).toBeVisible();
  expect(screen.getByText('Лосось и сыр')).toBeVisible();
}

test('shows the card of the list until the product has loaded', async () => {
  const never = new Promise(() => {});
  await openOverMenu(() => never);
  expectCard();
  expect(await addButton('620 ₽')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Загружаем блюдо')).toBeInTheDocument();
});

describe('when the product does not load', () => {
  const shownBelowTheCard = () => ({
    isLoading: screen.queryByText('Загружаем блюдо') !== null,
    canAdd: screen.queryByRole('button', { name: /^Добавить/ }) !== null,
  });
  const nothing = { isLoading: false, canAdd: false };
  afterEach(() => setOnline(true));

  test('the card stays, with the failure below', async () => {
    const call = recovering(() => ramenRaw);
    const view = await openOverMenu(call.answer);
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expectCard();
    expect(shownBelowTheCard()).toEqual(nothing);
    call.recover();
    await view.user.click(retry);
    expect(await addButton('620 ₽')).toBeEnabled();
  });

  test('because the menu no longer has it, the card goes', async () => {
    await openOverMenu(() => {
      throw apiError(404);
    });
    expect(await screen.findByRole('heading', { name: 'Этого блюда больше нет в меню' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Рамэн' })).toBeNull();
  });

  test('for want of a network, the card stays, and the rest loads by itself later', async () => {
    await openOverMenu(() => ramenRaw, { isOnline: false });
    expect(screen.getByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
    expectCard();
    expect(shownBelowTheCard()).toEqual(nothing);
    await setOnline(true);
    expect(await addButton('620 ₽')).toBeEnabled();
  });
});

test('a required group without a choice is focused and nothing is sent', async () => {
  const view = openProduct('ramen');
  await view.user.click(await addButton('620 ₽'));

  const group = screen.getByRole('group', { name: 'Основа бульона' });
  expect(group).toHaveFocus();
  expect(group).toHaveAccessibleDescription(/Необходимо выбрать модификатор\./);
  // The mock above reports that reduced motion is preferred.
  expect(group.scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
  expect(addRequests(view)).toHaveLength(0);

  await view.user.click(within(group).getByRole('radio', { name: /Тонкоцу острый/ }));
  expect(screen.queryByText('Необходимо выбрать модификатор.')).toBeNull();
  await view.user.click(await addButton('680 ₽'));
  await waitFor(() =>
    expect(addRequests(view)[0]?.body).toMatchObject({
      product_id: 20,
      amount: 1,
      modifiers: [{ id: 2, amount: 1 }],
    }),
  );
});

/** What trackers learn of two portions. */
const added = ({ id, name, price }: { id: number; name: string; price: number }) => ({
  name: 'checkout:item-added',
  payload: { productId: id, name, price, amount: 2 },
});

test('the sum includes modifiers and portions, also for trackers', async () => {
  const view = openProduct('ramen');
  await view.user.click(await screen.findByRole('radio', { name: /Тонкоцу входит/ }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Гёдза' }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Гёдза' }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Рамэн' }));
  await view.user.click(await addButton('2 000 ₽'));
  await waitFor(() =>
    expect(addRequests(view)[0]?.body).toMatchObject({
      amount: 2,
      modifiers: [
        { id: 1, amount: 1 },
        { id: 3, amount: 2 },
      ],
    }),
  );
  await waitFor(() =>
    expect(view.emittedEvents).toContainEqual(added({ id: 20, name: 'Рамэн', price: 1000 })),
  );
});

test('another product in the panel is offered once, whatever was chosen before', async () => {
  const { user, rerender } = openProduct('ramen');
  await screen.findByRole('heading', { level: 2, name: 'Рамэн' });
  await user.click(screen.getByRole('button', { name: 'Прибавить: Рамэн' }));
  expect(await addButton('1 240 ₽')).toBeVisible();
  rerender(<ProductPanel group="rolly" slug="filadelfiya" />);
  expect(await addButton('690 ₽')).toBeVisible();
});

test('emits the stages of the panel, in their order (spec §4)', async () => {
  const view = openProduct('filadelfiya');
  const stages = () => view.emitted('catalog:product-panel-changed').map(({ stage }) => stage);
  await waitFor(() => expect(stages()).toEqual(['added', 'visible']));
  act(() => emit('shell:panel-closed', { panel: 'product' }));
  view.unmount();
  expect(stages()).toEqual(['added', 'visible', 'close', 'closed', 'removed']);
});

test.each([
  ['another', 'Рамэн', () => ramenRaw],
  ['one that is gone', 'Этого блюда больше нет в меню', () => Promise.reject(apiError(404))],
])('of a product over %s only the one that closes says so, once', async (_, below, ramen) => {
  const product: Answer = ({ params }) => (params['slug'] === 'ramen' ? ramen() : productRaw());
  const { emitted } = renderInShell(
    <>
      <div data-panel-layer="" data-state="open">
        <ProductPanel group="supy" slug="ramen" />
      </div>
      <div data-panel-layer="" data-state="open" data-testid="top">
        <ProductPanel group="rolly" slug="filadelfiya" />
      </div>
    </>,
    { answers: { ...menuAnswers, [paths.product]: product }, takeMethod: { delivery: address } },
  );
  await screen.findByRole('heading', { name: below });
  await screen.findByRole('heading', { level: 2, name: 'Филадельфия' });
  const closes = () =>
    emitted('catalog:product-panel-changed').flatMap(({ slug, stage }) => (stage === 'close' ? [slug] : []));
  const top = screen.getByTestId('top');
  const move = (state: 'open' | 'closed') => {
    top.dataset['state'] = state;
    act(() => emit(`shell:panel-${state === 'open' ? 'opened' : 'closed'}`, { panel: 'product' }));
  };
  move('closed');
  move('closed');
  expect(closes()).toEqual(['filadelfiya']);
  move('open');
  move('closed');
  expect(closes()).toEqual(['filadelfiya', 'filadelfiya']);
});

test('goes back with a toast once the product is in the cart', async () => {
  const view = openProduct('filadelfiya');
  await view.user.click(await addButton('690 ₽'));
  await waitFor(() =>
    expect(view.emittedEvents.map(({ name }) => name)).toContain('shell:panel-back-requested'),
  );
  expect(view.emittedEvents).toContainEqual({
    name: 'shell:toast-requested',
    payload: {
      text: 'Добавлено: Филадельфия',
      tone: 'success',
      action: { label: 'В корзину', panel: 'cart' },
    },
  });
});

test.each([
  ['the panel is closed but still mounted', () => emit('shell:panel-closed', { panel: 'product' })],
  ['another panel is open over it', () => emit('shell:panel-opened', { panel: 'product' })],
])('a slow answer does not go back when %s', async (_why, move) => {
  const adding = deferredCall();
  const view = openProduct('filadelfiya', { [paths.add]: adding.answer });
  await view.user.click(await addButton('690 ₽'));
  await waitFor(() => expect(addRequests(view)).toHaveLength(1));
  act(move);
  await adding.succeed(cartRaw([{ id: 7, productId: 10, amount: 1 }]));
  await waitFor(() =>
    expect(view.emittedEvents).toContainEqual({
      name: 'shell:toast-requested',
      payload: expect.objectContaining({ tone: 'success' }),
    }),
  );
  expect(view.emittedEvents.map(({ name }) => name)).not.toContain('shell:panel-back-requested');
});

test('stays open when adding fails', async () => {
  const view = openProduct('filadelfiya', { [paths.add]: () => ({ error: true, message: 'Кухня закрыта' }) });
  await view.user.click(await addButton('690 ₽'));
  await waitFor(() =>
    expect(view.emittedEvents).toContainEqual({
      name: 'shell:toast-requested',
      payload: { text: 'Кухня закрыта', tone: 'error' },
    }),
  );
  expect(view.emittedEvents.map(({ name }) => name)).not.toContain('shell:panel-back-requested');
});

test('waits for an address, then adds', async () => {
  const view = openProduct('filadelfiya', {}, {});
  await view.user.click(await addButton('690 ₽'));
  expect(view.emittedEvents).toContainEqual({
    name: 'shell:panel-requested',
    payload: { panel: 'select-address', params: {} },
  });
  expect(addRequests(view)).toHaveLength(0);
  // The take-method panel closes by itself, after it has reported the choice.
  act(() => emit('shell:panel-opened', { panel: 'take-method' }));
  act(() => emit('checkout:address-chosen', { takeMethod: 'delivery' }));
  await waitFor(() => expect(addRequests(view)).toHaveLength(1));
  await waitFor(() =>
    expect(view.emittedEvents.map(({ name }) => name)).toContain('shell:panel-back-requested'),
  );
});

test('a sold-out product cannot be added and says why', async () => {
  const view = openProduct('ramen', { [paths.product]: () => ({ ...ramenRaw, is_stoplisted: true }) });
  const button = await screen.findByRole('button', { name: /Добавить/ });
  await waitFor(() => expect(button).toHaveAccessibleDescription('Нет по вашему адресу'));
  await view.user.click(button);
  expect(addRequests(view)).toHaveLength(0);
});

test('a product without a price cannot be added and says why, without «0 ₽»', async () => {
  const view = openProduct('ramen', { [paths.product]: () => ({ ...ramenRaw, price: null }) });
  const button = await screen.findByRole('button', { name: 'Добавить' });
  await waitFor(() => expect(button).toHaveAccessibleDescription('Пока нельзя заказать'));
  await view.user.click(button);
  expect(addRequests(view)).toHaveLength(0);
  expect(document.body).not.toHaveTextContent(/(^|\D)0\s₽/);
});

test('a link to a product that is gone says so and leads to the menu', async () => {
  const view = openProduct('ramen', {
    [paths.product]: () => {
      throw apiError(404, 'Не найдено');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Этого блюда больше нет в меню' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  expect(view.emittedEvents.map(({ name }) => name)).not.toContain('shell:toast-requested');
});

test('a rejected write keeps the choices', async () => {
  const view = openProduct('ramen', { [paths.add]: () => ({ order: null, error: true }) });
  await view.user.click(await screen.findByRole('radio', { name: /Тонкоцу острый/ }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Гёдза' }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Рамэн' }));
  await view.user.click(await addButton('1 740 ₽'));
  await waitFor(() =>
    expect(view.emittedEvents).toContainEqual({
      name: 'shell:toast-requested',
      payload: { text: 'Не удалось добавить товар в корзину', tone: 'error' },
    }),
  );
  expect(screen.getByRole('radio', { name: /Тонкоцу острый/ })).toBeChecked();
  expect(await addButton('1 740 ₽')).not.toHaveAttribute('aria-busy');
});

test('another choice in a required group replaces the first', async () => {
  const view = openProduct('ramen');
  await view.user.click(await screen.findByRole('radio', { name: /Тонкоцу входит/ }));
  await view.user.click(screen.getByRole('radio', { name: /Тонкоцу острый/ }));
  expect(screen.getByRole('radio', { name: /Тонкоцу входит/ })).not.toBeChecked();
  await view.user.click(await addButton('680 ₽'));
  await waitFor(() =>
    expect(addRequests(view)[0]?.body).toMatchObject({ modifiers: [{ id: 2, amount: 1 }] }),
  );
});

describe('a combo', () => {
  const combo = { [paths.product]: () => comboRaw };

  test('starts with a dish in every part and their price', async () => {
    const view = openProduct('kombo', combo);
    const rolls = await screen.findByRole('group', { name: 'Ролл на выбор' });
    expect(within(rolls).getByRole('radio', { name: /Филадельфия/ })).toBeChecked();
    const drinks = screen.getByRole('group', { name: 'Блюдо 2' });
    expect(within(drinks).getByRole('radio', { name: /Чай/ })).toBeChecked();
    expect(screen.queryByText('Пустая часть')).toBeNull();
    await view.user.click(await addButton('850 ₽'));
    await waitFor(() =>
      expect(addRequests(view)[0]?.body).toMatchObject({
        product_id: 30,
        modifiers: [
          { id: 11, amount: 1 },
          { id: 20, amount: 1 },
        ],
      }),
    );
  });

  test('a choice that is in the cart costs what the cart charges for it', async () => {
    const { order } = cartRaw([{ id: 7, productId: 30, amount: 1 }]);
    const modifiers = [{ id: 20 }, { id: 11 }];
    const charged = {
      order: { ...order, items: order.items.map((item) => ({ ...item, price: 1250, modifiers })) },
    };
    const view = openProduct(
      'kombo',
      { ...combo, [paths.cart]: () => charged },
      {
        delivery: address,
        draftUuid: order.draft_uuid,
      },
    );
    expect(await addButton('1 250 ₽')).toBeVisible();
    await view.user.click(screen.getByRole('radio', { name: /Калифорния/ }));
    expect(await addButton('700 ₽')).toBeVisible();
  });

  test('another dish changes the sum and the request', async () => {
    const view = openProduct('kombo', combo);
    await view.user.click(await screen.findByRole('radio', { name: /Калифорния/ }));
    await view.user.click(screen.getByRole('radio', { name: /Морс/ }));
    await view.user.click(screen.getByRole('button', { name: 'Прибавить: Комбо «Обед»' }));
    await view.user.click(await addButton('1 520 ₽'));
    await waitFor(() =>
      expect(addRequests(view)[0]?.body).toMatchObject({
        amount: 2,
        modifiers: [
          { id: 10, amount: 1 },
          { id: 21, amount: 1 },
        ],
      }),
    );
    const portion = { id: 30, name: 'Комбо «Обед»', price: 760 };
    await waitFor(() => expect(view.emittedEvents).toContainEqual(added(portion)));
  });
});

test.each(['<b>Жирный</b>', 'Ролл "Сёгун" \\ \'x\'', '</script><script>alert(1)</script>', 'Ы'.repeat(200)])(
  'the name %s is rendered as text',
  async (name) => {
    const { container } = openProduct('bare', {
      [paths.product]: () => ({ id: 1, slug: 'bare', name, price: 5.5 }),
    });
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    expect(container.querySelector('b, script')).toBeNull();
    expect(document.body).not.toHaveTextContent(/undefined|NaN|null/);
  },
);

test('a failed load can be retried', async () => {
  const call = recovering(() => ramenRaw);
  const view = openProduct('ramen', {
    [paths.product]: call.answer,
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  // Beside it the panel says that it is visible, at the next frame: before or after the toast.
  expect(view.emittedEvents).toContainEqual({
    name: 'shell:toast-requested',
    payload: { text: 'Не удалось получить данные', tone: 'error' },
  });
  call.recover();
  await view.user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Рамэн' })).toBeVisible();
});

test('a product with few facts is rendered without the others', async () => {
  openProduct('bare', {
    [paths.product]: () => ({ id: 1, slug: 'bare', name: '</script> "Б" <i>', price: 5 }),
  });
  expect(await screen.findByRole('heading', { name: '</script> "Б" <i>' })).toBeVisible();
  expect(screen.queryByText('Пищевая ценность порции')).toBeNull();
  expect(document.body).not.toHaveTextContent(/undefined|NaN|null/);
});
