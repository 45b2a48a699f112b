/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { refuse, renderInShell } from '@storefront/testing';
import { useQuery } from '@storefront/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuQuery } from '../../shared/menu/menuQueries';
import { cartRaw, comboRaw, paths, ramenRaw } from '../../testing/menuFixture';
import { addButton, menu, open, sent } from '../../testing/openProduct';
import ProductPanel from './ProductPanel';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

test('tells all of a product', async () => {
  open('ramen');
  expect(await screen.findByRole('heading', { level: 2, name: 'Рамэн' })).toBeVisible();
  expect(screen.getByText('610')).toBeVisible();
  expect(screen.getByText('белки')).toBeVisible();
  expect(screen.queryByText('жиры')).toBeNull();
  expect(screen.getByText('обязательно, выберите 1')).toBeVisible();
  expect(screen.getByText('до 5 добавок')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/undefined|NaN|null/);
});

/** Opens the panel over a page whose list is there already. */
function OverMenu() {
  const { data } = useQuery(menuQuery('whole'));
  return data ? <ProductPanel group="supy" slug="ramen" /> : null;
}

test('opens with what the list has, before the product is there', async () => {
  const never = new Promise(() => {});
  renderInShell(<OverMenu />, { answers: { ...menu, [paths.product]: () => never } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Рамэн' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Рамэн' })).toHaveAttribute('src', '/storage/a-640.webp');
  expect(screen.getByText('265 г')).toBeVisible();
  expect(screen.getByText('Лосось и сыр')).toBeVisible();
  expect(await addButton('620 ₽')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Загружаем блюдо')).toBeInTheDocument();
});

test('a required group that is missing is shown, not sent', async () => {
  const view = open('ramen');
  const button = await addButton('620 ₽');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await view.user.click(button);

  const group = screen.getByRole('group', { name: 'Основа бульона' });
  expect(group).toHaveFocus();
  expect(group).toHaveAccessibleDescription(/Необходимо выбрать модификатор\./);
  // Whoever asks for less motion is brought there at once.
  expect(group.scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
  expect(sent(view)).toHaveLength(0);

  await view.user.click(within(group).getByRole('radio', { name: /Тонкоцу острый/ }));
  expect(screen.queryByText('Необходимо выбрать модификатор.')).toBeNull();
  await view.user.click(await addButton('680 ₽'));
  await waitFor(() =>
    expect(sent(view)[0]?.body).toMatchObject({
      product_id: 20,
      amount: 1,
      modifiers: [{ id: 2, amount: 1 }],
    }),
  );
});

test('counts modifiers and portions into the sum', async () => {
  const view = open('ramen');
  await view.user.click(await screen.findByRole('radio', { name: /Тонкоцу входит/ }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Гёдза' }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Гёдза' }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Рамэн' }));
  await view.user.click(await addButton('2 000 ₽'));
  await waitFor(() =>
    expect(sent(view)[0]?.body).toMatchObject({
      amount: 2,
      modifiers: [
        { id: 1, amount: 1 },
        { id: 3, amount: 2 },
      ],
    }),
  );
});

test('closes and says so once it is in the cart', async () => {
  const view = open('filadelfiya');
  await view.user.click(await addButton('690 ₽'));
  await waitFor(() => expect(view.heard.map(({ name }) => name)).toContain('shell:panel-back-requested'));
  expect(view.heard).toContainEqual({
    name: 'shell:toast-requested',
    payload: { text: 'Добавлено: Филадельфия', tone: 'success' },
  });
});

test.each([
  [
    'it is closed, though still on its way off the screen',
    () => emit('shell:panel-closed', { panel: 'product' }),
  ],
  ['another panel is open over it', () => emit('shell:panel-opened', { panel: 'product' })],
])('a slow answer closes nothing when %s', async (_why, move) => {
  let arrive = () => {};
  const view = open('filadelfiya', {
    [paths.add]: () =>
      new Promise((resolve) => {
        arrive = () => resolve(cartRaw([{ id: 7, productId: 10, amount: 1 }]));
      }),
  });
  await view.user.click(await addButton('690 ₽'));
  await waitFor(() => expect(sent(view)).toHaveLength(1));
  act(move);
  await act(async () => arrive());
  await waitFor(() => expect(view.heard.at(-1)?.payload).toMatchObject({ tone: 'success' }));
  expect(view.heard.map(({ name }) => name)).not.toContain('shell:panel-back-requested');
});

test('stays open when adding fails', async () => {
  const view = open('filadelfiya', { [paths.add]: () => ({ error: true, message: 'Кухня закрыта' }) });
  await view.user.click(await addButton('690 ₽'));
  await waitFor(() => expect(view.heard.at(-1)?.payload).toEqual({ text: 'Кухня закрыта', tone: 'error' }));
  expect(view.heard.map(({ name }) => name)).not.toContain('shell:panel-back-requested');
});

test('waits for an address and then adds', async () => {
  const view = open('filadelfiya', {}, {});
  await view.user.click(await addButton('690 ₽'));
  expect(view.heard.at(-1)?.payload).toEqual({ panel: 'select-address', params: {} });
  expect(sent(view)).toHaveLength(0);
  // The panel of the address goes by itself, later than it tells of the choice.
  act(() => emit('shell:panel-opened', { panel: 'take-method' }));
  act(() => emit('checkout:address-chosen', { takeMethod: 'delivery' }));
  await waitFor(() => expect(sent(view)).toHaveLength(1));
  await waitFor(() => expect(view.heard.map(({ name }) => name)).toContain('shell:panel-back-requested'));
});

test('what is sold out here cannot be added, and says why', async () => {
  const view = open('ramen', { [paths.product]: () => ({ ...ramenRaw, is_stoplisted: true }) });
  const button = await screen.findByRole('button', { name: /Добавить/ });
  await waitFor(() => expect(button).toHaveAccessibleDescription('Нет по вашему адресу'));
  await view.user.click(button);
  expect(sent(view)).toHaveLength(0);
});

test('a refusal leaves everything that was chosen', async () => {
  const view = open('ramen', { [paths.add]: () => ({ order: null, error: true }) });
  await view.user.click(await screen.findByRole('radio', { name: /Тонкоцу острый/ }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Гёдза' }));
  await view.user.click(screen.getByRole('button', { name: 'Прибавить: Рамэн' }));
  await view.user.click(await addButton('1 740 ₽'));
  await waitFor(() =>
    expect(view.heard.at(-1)?.payload).toEqual({
      text: 'Не удалось добавить товар в корзину',
      tone: 'error',
    }),
  );
  expect(screen.getByRole('radio', { name: /Тонкоцу острый/ })).toBeChecked();
  expect(await addButton('1 740 ₽')).not.toHaveAttribute('aria-busy');
});

test('another choice of a required group takes the place of the first', async () => {
  const view = open('ramen');
  await view.user.click(await screen.findByRole('radio', { name: /Тонкоцу входит/ }));
  await view.user.click(screen.getByRole('radio', { name: /Тонкоцу острый/ }));
  expect(screen.getByRole('radio', { name: /Тонкоцу входит/ })).not.toBeChecked();
  await view.user.click(await addButton('680 ₽'));
  await waitFor(() => expect(sent(view)[0]?.body).toMatchObject({ modifiers: [{ id: 2, amount: 1 }] }));
});

describe('a combo', () => {
  const combo = { [paths.product]: () => comboRaw };

  test('has a dish in every part from the start, and the price of them', async () => {
    const view = open('kombo', combo);
    const rolls = await screen.findByRole('group', { name: 'Ролл на выбор' });
    expect(within(rolls).getByRole('radio', { name: /Филадельфия/ })).toBeChecked();
    const drinks = screen.getByRole('group', { name: 'Блюдо 2' });
    expect(within(drinks).getByRole('radio', { name: /Чай/ })).toBeChecked();
    expect(screen.queryByText('Пустая часть')).toBeNull();
    await view.user.click(await addButton('850 ₽'));
    await waitFor(() =>
      expect(sent(view)[0]?.body).toMatchObject({
        product_id: 30,
        modifiers: [
          { id: 11, amount: 1 },
          { id: 20, amount: 1 },
        ],
      }),
    );
  });

  test('another dish changes the sum and what is sent', async () => {
    const view = open('kombo', combo);
    await view.user.click(await screen.findByRole('radio', { name: /Калифорния/ }));
    await view.user.click(screen.getByRole('radio', { name: /Морс/ }));
    await view.user.click(screen.getByRole('button', { name: 'Прибавить: Комбо «Обед»' }));
    await view.user.click(await addButton('1 520 ₽'));
    await waitFor(() =>
      expect(sent(view)[0]?.body).toMatchObject({
        amount: 2,
        modifiers: [
          { id: 10, amount: 1 },
          { id: 21, amount: 1 },
        ],
      }),
    );
  });
});

test.each(['<b>Жирный</b>', 'Ролл "Сёгун" \\ \'x\'', '</script><script>alert(1)</script>', 'Ы'.repeat(200)])(
  'the name %s is text',
  async (name) => {
    const { container } = open('bare', {
      [paths.product]: () => ({ id: 1, slug: 'bare', name, price: 5.5 }),
    });
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    expect(container.querySelector('b, script')).toBeNull();
    expect(document.body).not.toHaveTextContent(/undefined|NaN|null/);
  },
);

test('a failed load can be tried again', async () => {
  let isDown = true;
  const view = open('ramen', {
    [paths.product]: () => {
      if (isDown) throw refuse(500);
      return ramenRaw;
    },
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(view.heard.at(-1)?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  isDown = false;
  await view.user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Рамэн' })).toBeVisible();
});

test('a product of which little is known', async () => {
  open('bare', { [paths.product]: () => ({ id: 1, slug: 'bare', name: '</script> "Б" <i>', price: 5 }) });
  expect(await screen.findByRole('heading', { name: '</script> "Б" <i>' })).toBeVisible();
  expect(screen.queryByText('Пищевая ценность порции')).toBeNull();
  expect(document.body).not.toHaveTextContent(/undefined|NaN|null/);
});
