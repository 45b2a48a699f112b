/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { deferredCall } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, cartRaw, comboRaw, paths, ramenRaw } from '../../testing/menuFixture';
import { mockMedia } from '../../testing/mockMedia';
import { addButton, addRequests, openProduct } from '../../testing/openProduct';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  mockMedia(/reduced-motion/);
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

/** The event that trackers get for two portions. */
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
  // The take-method panel reports the choice and then closes itself.
  act(() => emit('shell:panel-opened', { panel: 'take-method' }));
  act(() => emit('checkout:address-chosen', { takeMethod: 'delivery' }));
  await waitFor(() => expect(addRequests(view)).toHaveLength(1));
  await waitFor(() =>
    expect(view.emittedEvents.map(({ name }) => name)).toContain('shell:panel-back-requested'),
  );
});

test.each([
  ['is sold out', { is_stoplisted: true }, /Добавить/, 'Нет по вашему адресу'],
  ['has no price', { price: null }, 'Добавить', 'Пока нельзя заказать'],
])('a product that %s cannot be added and says why, without «0 ₽»', async (_, raw, name, reason) => {
  const view = openProduct('ramen', { [paths.product]: () => ({ ...ramenRaw, ...raw }) });
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveAccessibleDescription(keepTogether(reason)));
  await view.user.click(button);
  expect(addRequests(view)).toHaveLength(0);
  expect(document.body).not.toHaveTextContent(/(^|\D)0\s₽/);
});

test('a product that the restaurant of a pickup lacks says so', async () => {
  const soldOut = { [paths.product]: () => ({ ...ramenRaw, is_stoplisted: true }) };
  openProduct('ramen', soldOut, { takeMethod: 'pickup' });
  const button = await screen.findByRole('button', { name: /Добавить/ });
  await waitFor(() => expect(button).toHaveAccessibleDescription(/^Нет в\sэтом ресторане$/));
  expect(screen.getAllByText('Нет в этом ресторане').length).toBeGreaterThan(1);
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

  test('a choice that is in the cart has the price of the cart', async () => {
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
