/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { type Answer, apiError, renderInShell, recovering, setOnline } from '@storefront/testing';
import { useQuery } from '@storefront/query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { menuQuery } from '../../shared/menu/menuQueries';
import { address, paths, productRaw, ramenRaw } from '../../testing/menuFixture';
import { mockMedia } from '../../testing/mockMedia';
import { addButton, menuAnswers, openProduct } from '../../testing/openProduct';
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

test('has the heart beside its name where the back end keeps marks', async () => {
  openProduct('ramen', { [paths.settings]: () => [{ key: 'extras', value: 'favourites' }] });
  expect(await screen.findByRole('button', { name: 'В избранное: Рамэн' })).toBeVisible();
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

  test('because the menu no longer has it, the card is removed', async () => {
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
  // The panel also emits `visible` at the next frame, which may come before or after the toast.
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
