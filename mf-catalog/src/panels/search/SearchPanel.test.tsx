/** @jest-environment jsdom */
import { dishCalls } from '@storefront/api-contract/server';
import { emit, TopPanelProvider } from '@storefront/contracts';
import {
  type Answer,
  apiError,
  deferredCall,
  longestText,
  renderInShell,
  recovering,
  setOnline,
} from '@storefront/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { address, cartRaw, groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import type { ReactNode } from 'react';
import SearchPanel from './SearchPanel';

const found = (products: unknown[], groups: unknown[] = [], total = products.length) => ({
  data: products,
  groups,
  meta: { total, perPage: 20 },
});
const bodyOf = (call: { body: unknown }) => call.body as { phrase: string; page: number };
const phraseOf = (call: { body: unknown }) => bodyOf(call).phrase;

const menu: Record<string, Answer> = {
  [paths.groups]: () => [groupRaw, soupsRaw],
  [paths.recommendations]: () => [productRaw({ id: 90, slug: 'sovet', name: 'Сет «Совет»' })],
  [paths.search]: () => found([productRaw()], [groupRaw]),
};
const open = (answers: Record<string, Answer> = {}, q?: string, retries = 0) =>
  renderInShell(<SearchPanel q={q} />, { answers: { ...menu, ...answers }, retries });
const field = () => screen.getByRole('searchbox', { name: 'Найти ролл, суп или напиток' });
/** Enters the whole text at once, however busy the machine is. */
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const result = (name: RegExp | string) => screen.findByRole('link', { name });
const searches = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ path }) => path === paths.search).map(phraseOf);

test('suggests recommendations and the whole menu before anything is typed', async () => {
  open();
  expect(await screen.findByText('Рекомендуем')).toBeVisible();
  expect(await result(/Сет «Совет»/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Все меню' })).getAllByRole('link')).toHaveLength(2);
  expect(await result('Супы')).toHaveAttribute('href', '/menu/supy');
});

test('a group that has no dishes at the place is neither suggested nor found', async () => {
  const empty = { ...soupsRaw, products_count: 0 };
  const uncounted = { ...soupsRaw, products_count: null };
  const sent: Record<string, unknown[]> = {
    фила: [productRaw()],
    'том ям': [productRaw({ id: 7, name: 'Том ям', parent_group_id: soupsRaw.id })],
  };
  open({
    [paths.groups]: () => [groupRaw, empty],
    [paths.search]: (call) => found(sent[phraseOf(call)] ?? [], [uncounted]),
  });
  const suggested = await screen.findByRole('list', { name: 'Все меню' });
  expect(within(suggested).getByRole('link', { name: 'Роллы' })).toBeVisible();
  expect(within(suggested).getAllByRole('link')).toHaveLength(1);
  type('фила');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await screen.findByText('Позиции')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  // A dish of the empty group is still shown if the back end finds it.
  type('том ям');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await result(/Том ям/)).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  type('супы');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await screen.findByText('Может что-то другое?')).toBeVisible();
});

describe('on a clock that stands', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('searches once for the trimmed phrase, 500 ms after the last key, and puts it into the URL', async () => {
    const view = open();
    for (const text of ['  ', '  ф', '  фи', '  фил', '  фила ']) {
      await pass(499);
      type(text);
    }
    await pass(499);
    expect(searches(view)).toEqual([]);
    await pass(1);
    expect(searches(view)).toEqual(['фила']);
    expect(view.emittedEvents).toEqual([
      { name: 'shell:panel-replace-requested', payload: { panel: 'search', params: { q: 'фила' } } },
    ]);
    expect(await screen.findByText('Позиции')).toBeVisible();
    expect(within(await result(/Фила ?дельфия/)).getByText('Фила').tagName).toBe('MARK');
    expect(searches(view)).toEqual(['фила']);
  });

  test('Enter in the field searches at once', async () => {
    const view = open();
    type('фила');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await pass(0);
    expect(searches(view)).toEqual(['фила']);
  });

  test('a phrase that is debounced until after closing does not open the panel again', async () => {
    const view = open();
    type('фила');
    await pass(499);
    act(() => emit('shell:panel-closed', { panel: 'search' }));
    await pass(1);
    expect(await screen.findByText('Позиции')).toBeVisible();
    expect(view.emittedEvents.map(({ name }) => name)).not.toContain('shell:panel-replace-requested');
  });
});

test('opened again while it slides away, it starts with the new text', async () => {
  const view = open({}, 'фила');
  await screen.findByText('Позиции');
  act(() => emit('shell:panel-closed', { panel: 'search' }));
  act(() => field().blur());
  view.rerender(<SearchPanel q="рамэн" />);
  act(() => emit('shell:panel-opened', { panel: 'search' }));
  expect(field()).toHaveValue('рамэн');
  expect(field()).toHaveFocus();
});

test('the field takes as much as the back end', async () => {
  open();
  expect(await screen.findByText('Рекомендуем')).toBeVisible();
  const takes = (phrase: string) => dishCalls.search.body?.safeParse({ phrase }).success;
  expect(field()).toHaveProperty('maxLength', longestText(takes));
});

test.each([
  ['does not name their group', undefined],
  ['names a group that is not listed', 77],
])('finds products of a back end that %s', async (_, parent_group_id) => {
  const nameless = (id: number) => productRaw({ id, slug: `p-${id}`, parent_group_id });
  open(
    {
      [paths.search]: () => found([nameless(7)]),
      [paths.products]: ({ query }) =>
        (query as { groups: number[] }).groups
          .map(nameless)
          .map((product) => ({ ...product, id: product.id + 5 })),
    },
    'фила',
  );
  expect(await result(/Фила ?дельфия/)).toHaveAttribute('href', '/menu/supy/p-7');
});

test('a found group of which the answer has a part only leads to its page', async () => {
  open({ [paths.search]: () => found([], [{ id: 2, name: 'Супы' }]) }, 'супы');
  expect(await result(/Супы/)).toHaveAttribute('href', '/menu/supy');
});

test('a dish found beside others is shown though it alone names no listed group', async () => {
  const stray = productRaw({ id: 11, slug: 'maki', name: 'Маки', parent_group_id: 77 });
  open(
    {
      [paths.search]: () => found([productRaw(), stray]),
      [paths.products]: ({ query }) =>
        (query as { groups: number[] }).groups.includes(1) ? [productRaw(), stray] : [],
    },
    'лосось',
  );
  expect(await result(/Маки/)).toHaveAttribute('href', '/menu/rolly/maki');
  expect(await result(/Филадельфия/)).toHaveAttribute('href', '/menu/rolly/filadelfiya');
});

test('the number of matches is announced in an output that was empty before', async () => {
  open({}, 'фила');
  const [status] = screen.getAllByRole('status');
  expect(status).toBeEmptyDOMElement();
  await screen.findByText('Позиции');
  expect(status).toHaveTextContent('Найдено: 2 позиции');
});

test('a failed refetch of the menu leaves the matches on the screen', async () => {
  let isDown = false;
  const view = open(
    {
      [paths.groups]: () => {
        if (isDown) throw apiError(503);
        return [groupRaw, soupsRaw];
      },
    },
    'фила',
  );
  await screen.findByText('Позиции');
  isDown = true;
  await act(() => view.queryClient.refetchQueries({ queryKey: ['catalogue', 'groups'] }));
  expect(screen.getByText('Позиции')).toBeVisible();
});

test.each(['<b>x</b>', '</script>', '.*(', '"Сёгун"'])(
  'the phrase %s is highlighted as text',
  async (phrase) => {
    const { container } = open(
      { [paths.search]: () => found([productRaw({ name: `Ролл ${phrase}!` })]) },
      phrase,
    );
    await screen.findByText('Позиции');
    expect(container.querySelector('mark')).toHaveTextContent(phrase);
    expect(container.querySelector('b, script')).toBeNull();
  },
);

test('a phrase in the wrong layout highlights the words that the back end took it for', async () => {
  const answer = { ...found([productRaw({ name: 'Тонкоцу рамен' })]), matched_words: ['рамен'] };
  const { container } = open({ [paths.search]: () => answer }, 'hfvty');
  await screen.findByText('Позиции');
  expect(container.querySelector('mark')?.outerHTML).toBe('<mark>рамен</mark>');
});

test('shows three skeletons while searching', async () => {
  open({ [paths.search]: () => new Promise(() => {}) }, 'ролл');
  const status = await screen.findByText('Ищем');
  expect(status.parentElement?.querySelectorAll('[data-shape=row]')).toHaveLength(3);
});

test('a late answer is not shown for another phrase', async () => {
  const late: (() => void)[] = [];
  open({
    [paths.search]: (call) =>
      phraseOf(call) === 'ро'
        ? new Promise((resolve) => {
            late.push(() => resolve(found([productRaw({ name: 'Старый ответ' })])));
          })
        : found([productRaw({ name: 'Новый ответ' })]),
  });
  type('ро');
  await waitFor(() => expect(late).toHaveLength(1));
  type('роллы');
  expect(await screen.findByText('Новый ответ')).toBeVisible();
  await act(async () => late[0]?.());
  expect(screen.queryByText('Старый ответ')).toBeNull();
});

test('without matches shows the empty state and suggestions', async () => {
  open({ [paths.search]: () => found([]) }, 'пицца');
  expect(await screen.findByText('Может что-то другое?')).toBeVisible();
  expect(await screen.findByText('Рекомендуем')).toBeVisible();
});

test('groups are matched by name when the back end finds products only', async () => {
  open({ [paths.search]: () => ({ data: [], meta: {} }) }, 'СУП');
  expect(await result(/Суп ?ы/)).toBeVisible();
  expect(screen.queryByText('Может что-то другое?')).toBeNull();
});

test('an unavailable product says so', async () => {
  open({ [paths.search]: () => found([productRaw({ is_stoplisted: true })]) }, 'фила');
  expect(await result(/Нет по вашему адресу/)).toBeVisible();
});

test('a product without a price says that it cannot be ordered', async () => {
  open({ [paths.search]: () => found([productRaw({ price: null })]) }, 'фила');
  expect(await result(/Пока нельзя заказать/)).not.toHaveTextContent('₽');
});

test('the panel of a chosen product opens over the search, so that Back leads to the results', async () => {
  const view = open({}, 'фила');
  await view.user.click(await result(/Фила ?дельфия/));
  expect(view.emittedEvents.at(-1)).toEqual({
    name: 'shell:panel-requested',
    payload: { panel: 'product', params: { group: 'rolly', slug: 'filadelfiya' } },
  });
});

describe('the button of a found product', () => {
  // On a busy machine the counter's chunk takes longer to load than the default time limit of a query.
  beforeAll(() => import('../../features/product-card/CardCounter'));

  const show = (raw = {}, answers: Record<string, Answer> = {}) =>
    renderInShell(<SearchPanel q="фила" />, {
      answers: { ...menu, [paths.search]: () => found([productRaw(raw)]), ...answers },
      takeMethod: { delivery: address },
    });
  const added: Record<string, Answer> = {
    [paths.add]: () => cartRaw([{ id: 7, productId: 10, amount: 1 }]),
  };

  test('adds it to the cart without leaving the results, and a counter takes its place', async () => {
    const view = show({}, added);
    const add = await screen.findByRole('button', { name: 'В корзину: Филадельфия' });
    expect(await result(/Фила ?дельфия/)).not.toContainElement(add);
    await view.user.click(add);
    expect(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' })).toBeVisible();
    expect(view.emitted('checkout:item-added')).toHaveLength(1);
    expect(view.emittedEvents.filter(({ name }) => name.startsWith('shell:panel'))).toEqual([]);
  });

  test('opens a dish that needs choices', async () => {
    const view = show({ has_modifiers: true });
    await view.user.click(await screen.findByRole('button', { name: 'Выбрать: Филадельфия' }));
    expect(view.emitted('shell:panel-requested')).toEqual([
      { panel: 'product', params: { group: 'rolly', slug: 'filadelfiya' } },
    ]);
  });

  test('is absent from a dish without a price', async () => {
    show({ price: null });
    await result(/Фила ?дельфия/);
    expect(screen.queryByRole('button', { name: /: Филадельфия/ })).toBeNull();
  });

  test('is absent from a dish that only the cart has as sold out', async () => {
    const { order } = cartRaw([]);
    const stopped = { id: 7, product_id: 10, price: 690, product: { name: 'Филадельфия' } };
    renderInShell(<SearchPanel q="фила" />, {
      answers: { ...menu, [paths.cart]: () => ({ order: { ...order, stoplisted_items: [stopped] } }) },
      takeMethod: { delivery: address, draftUuid: '00000000-0000-4000-8000-000000000001' },
    });
    expect(await result(/Нет по вашему адресу/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^В корзину/ })).toBeNull();
  });
});

test('Back from a chosen group focuses it again, at the same scroll position', async () => {
  const panel = (content: ReactNode) => <div role="dialog">{content}</div>;
  const answers = { ...menu };
  const view = renderInShell(panel(<SearchPanel q="фила" />), { answers });
  const group = await result('Роллы');
  screen.getByRole('dialog').scrollTop = 120;
  await view.user.click(group);
  view.rerender(panel(null));
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  screen.getByRole('dialog').scrollTop = 0;
  view.rerender(panel(<SearchPanel q="фила" />));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Роллы' })).toHaveFocus());
  expect(screen.getByRole('dialog').scrollTop).toBe(120);
});

test('a phrase that is debounced until a product covers the search is written when the search is on top again', async () => {
  const panel = (isOnTop: boolean) => (
    <TopPanelProvider value={isOnTop}>
      <SearchPanel q="фи" />
    </TopPanelProvider>
  );
  const view = renderInShell(panel(true), { answers: menu });
  await result(/Фила ?дельфия/);
  type('фила');
  view.rerender(panel(false));
  await waitFor(() => expect(searches(view)).toEqual(['фи', 'фила']));
  expect(view.emitted('shell:panel-replace-requested')).toEqual([]);
  view.rerender(panel(true));
  expect(view.emitted('shell:panel-replace-requested')).toEqual([{ panel: 'search', params: { q: 'фила' } }]);
});

test('a chosen group is a page navigation', async () => {
  const view = open({}, 'фила');
  await view.user.click(await result('Роллы'));
  expect(window.location.pathname).toBe('/menu/rolly');
});

describe('with the keyboard', () => {
  test('Up and Down move the focus through the field and the results in a ring, Enter opens a result', async () => {
    const view = open({}, 'фила');
    const [group, product] = [await result('Роллы'), await result(/Фила ?дельфия/)];
    await view.user.click(field());
    await view.user.keyboard('{ArrowDown}');
    expect(group).toHaveFocus();
    await view.user.keyboard('{ArrowUp}');
    expect(field()).toHaveFocus();
    await view.user.keyboard('{ArrowUp}');
    expect(product).toHaveFocus();
    await view.user.keyboard('{ArrowDown}{ArrowUp}');
    expect(product).toHaveFocus();

    await view.user.keyboard('{Enter}');
    expect(view.emittedEvents.at(-1)?.payload).toMatchObject({ panel: 'product' });
  });

  test('a button of a row is the next stop of Tab, from where Up leads to the row before', async () => {
    const maki = productRaw({ id: 11, slug: 'maki', name: 'Маки' });
    const view = open({ [paths.search]: () => found([productRaw(), maki], [groupRaw]) }, 'фила');
    await result(/Маки/);
    await view.user.click(field());
    await view.user.keyboard('{ArrowDown}{ArrowDown}');
    await view.user.tab();
    expect(screen.getByRole('button', { name: 'В корзину: Филадельфия' })).toHaveFocus();
    await view.user.keyboard('{ArrowUp}');
    expect(await result('Роллы')).toHaveFocus();
  });

  test('the keys that choose a word of an input method leave the focus in the field', async () => {
    const view = open({}, 'фила');
    await result('Роллы');
    await view.user.click(field());
    type('суп');
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toHaveFocus();
    expect(searches(view)).toEqual(['фила']);
  });

  test('the field can be cleared', async () => {
    const view = open({}, 'фила');
    await view.user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(await screen.findByText('Рекомендуем')).toBeVisible();
  });
});

describe('pages and the network', () => {
  afterEach(() => setOnline(true));

  const pages: Answer = (call) =>
    bodyOf(call).page === 1
      ? found([productRaw({ id: 1, slug: 'one', name: 'Первый' })], [], 2)
      : found([productRaw({ id: 2, slug: 'two', name: 'Второй' })], [], 2);

  test('the next page is appended, the first is not requested again', async () => {
    const view = open({ [paths.search]: pages }, 'фила');
    await view.user.click(await screen.findByRole('button', { name: 'Показать еще' }));
    expect(await result(/Второй/)).toBeVisible();
    expect(await result(/Первый/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Показать еще' })).toBeNull();
    expect(view.calls.filter(({ path }) => path === paths.search).map((call) => bodyOf(call).page)).toEqual([
      1, 2,
    ]);
  });

  test('a failed page leaves the others and can be retried', async () => {
    let isDown = true;
    const view = open(
      {
        [paths.search]: (call) => {
          if (bodyOf(call).page === 2 && isDown) throw apiError(503);
          return pages(call);
        },
      },
      'фила',
    );
    await view.user.click(await screen.findByRole('button', { name: 'Показать еще' }));
    const again = await screen.findByRole('button', { name: 'Повторить' });
    expect(await result(/Первый/)).toBeVisible();
    expect(view.emitted('shell:toast-requested')).toEqual([
      { text: 'Не удалось получить данные', tone: 'error' },
    ]);
    isDown = false;
    await view.user.click(again);
    expect(await result(/Второй/)).toBeVisible();
  });

  test('without a network the next page waits for it', async () => {
    const view = open({ [paths.search]: pages }, 'фила');
    const more = await screen.findByRole('button', { name: 'Показать еще' });
    await setOnline(false);
    await view.user.click(more);
    expect(more).toHaveAttribute('aria-busy', 'true');
    await setOnline(true);
    expect(await result(/Второй/)).toBeVisible();
  });

  test('a search that loses its network says so, and goes on when it is back', async () => {
    const search = deferredCall();
    open({ [paths.search]: search.answer }, 'фила', 1);
    await search.isSent();
    await setOnline(false);
    await search.fail();
    expect(await screen.findByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
    await setOnline(true);
    await search.isSent();
    await search.succeed(found([productRaw()], [groupRaw]));
    expect(await result(/Фила ?дельфия/)).toBeVisible();
  });

  test('without a network the groups are suggested alone', async () => {
    const view = open({}, 'фила');
    await result(/Фила ?дельфия/);
    await setOnline(false);
    await view.user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    expect(await result('Супы')).toBeVisible();
    expect(screen.queryByText('Рекомендуем')).toBeNull();
    await setOnline(true);
    expect(await screen.findByText('Рекомендуем')).toBeVisible();
  });

  test('another phrase begins with its first page', async () => {
    const view = open({ [paths.search]: pages }, 'фила');
    await view.user.click(await screen.findByRole('button', { name: 'Показать еще' }));
    await result(/Второй/);
    type('фила сет');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByRole('button', { name: 'Показать еще' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Второй/ })).toBeNull();
  });
});

test('a failed search is toasted and can be retried', async () => {
  const call = recovering(() => found([productRaw()]), apiError(503, 'Поиск отдыхает'));
  const view = open(
    {
      [paths.search]: call.answer,
    },
    'фила',
  );
  expect(await screen.findByText('Не удалось получить данные')).toBeVisible();
  expect(view.emitted('shell:toast-requested')).toEqual([{ text: 'Поиск отдыхает', tone: 'error' }]);
  call.recover();
  await view.user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Позиции')).toBeVisible();
});

test('a menu that fails to load is toasted and can be retried', async () => {
  const call = recovering(() => [groupRaw, soupsRaw], apiError(503, 'Меню обновляется'));
  const view = open(
    {
      [paths.groups]: call.answer,
    },
    'фила',
  );
  expect(await screen.findByText('Не удалось получить данные')).toBeVisible();
  expect(view.emitted('shell:toast-requested')).toEqual([{ text: 'Меню обновляется', tone: 'error' }]);
  call.recover();
  await view.user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await result(/Фила ?дельфия/)).toHaveAttribute('href', '/menu/rolly/filadelfiya');
});
