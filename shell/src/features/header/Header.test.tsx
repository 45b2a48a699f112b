/** @jest-environment jsdom */
import { addressesQuery } from '@storefront/api-client';
import type { Answer } from '@storefront/testing';
import { renderInShell } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Header } from '.';

const settings = '/api/app/settings/';
const userData = '/api/user/get-data/';
const delivery = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: '',
  coordinates: '55.8221,37.6011',
} as const;
const pickup = {
  type: 'pickup',
  id: 3,
  externalId: 'r3',
  name: 'На Руставели',
  address: 'ул. Руставели, 14',
  coordinates: '',
} as const;

const show = (options: Parameters<typeof renderInShell>[1] = {}, loadSearch = () => Promise.resolve()) =>
  renderInShell(<Header loadSearch={loadSearch} />, { answers: { [settings]: () => [] }, ...options });

const user = (answer: Answer) => ({
  session: 'user' as const,
  answers: { [settings]: () => [], [userData]: answer },
});

test.each([
  ['no address', {}, 'Доставим Уточните адрес'],
  ['an address', { delivery }, 'Доставим Огородный проезд, 16'],
  [
    'an address with entrance, floor and flat',
    { delivery: { ...delivery, apartment: '7', entrance: '2', floor: '3' } },
    'Доставим Огородный проезд, 16 , подъезд\u00A02, этаж\u00A03, кв.\u00A07',
  ],
  [
    'an address without its empty fields',
    { delivery: { ...delivery, apartment: '', entrance: '2' } },
    'Доставим Огородный проезд, 16 , подъезд\u00A02',
  ],
  [
    'the full address, with its flat, when there is no street',
    {
      delivery: { ...delivery, street: '', home: '', fullAddress: 'деревня Зимёнки, дом 3', apartment: '12' },
    },
    'Доставим деревня Зимёнки, дом 3 , кв.\u00A012',
  ],
  [
    'the full address, when there is neither street nor house',
    { delivery: { ...delivery, street: '', home: '', fullAddress: 'Зимёнки' } },
    'Доставим Зимёнки',
  ],
  [
    'a street without a house',
    { delivery: { ...delivery, home: '', apartment: '7' } },
    'Доставим Огородный проезд , кв.\u00A07',
  ],
  ['a restaurant', { takeMethod: 'pickup', pickup }, 'Самовывоз На Руставели'],
  ['pickup without a restaurant', { takeMethod: 'pickup', delivery }, 'Самовывоз Уточните адрес'],
  ['an address that is not restored yet', { isRestored: false, delivery }, 'Доставим Уточните адрес'],
] as const)('the address block shows %s', (_, takeMethod, name) => {
  show({ takeMethod });
  const block = screen.getByRole('button', { name });
  expect(block).toBeVisible();
  // Recordings of visits show no address of a customer.
  const isOfCustomer = 'delivery' in takeMethod && name.startsWith('Доставим') && !name.includes('Уточните');
  expect(block.querySelector('.ym-hide-content') !== null).toBe(isOfCustomer);
});

test.each([
  ['without a saved address', () => Promise.resolve([])],
  ['whose addresses cannot be loaded', () => Promise.reject(new Error('offline'))],
])('the address block asks a customer %s only after they were loaded', async (_, load) => {
  const { queryClient } = show({ takeMethod: {}, ...user(() => ({ id: 1, name: 'Мария' })) });
  expect(screen.getByRole('button', { name: 'Доставим Загружаем адрес' })).toBeVisible();
  expect(screen.queryByText('Уточните адрес')).not.toBeInTheDocument();
  await act(() => queryClient.prefetchQuery({ ...addressesQuery(), queryFn: load, retry: false }));
  expect(screen.getByRole('button', { name: 'Доставим Уточните адрес' })).toBeVisible();
});

test('a guest opens the profile panel by «Войти»', async () => {
  const { user: visitor, emittedEvents } = show();
  expect(screen.getByText('Войти')).not.toHaveClass('ym-hide-content');
  await visitor.click(screen.getByRole('button', { name: 'Войти' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'profile', params: {} });
});

test('a customer sees the first letter of the name and the bonuses', async () => {
  const { user: visitor, emittedEvents } = show(
    user(() => ({ id: 1, name: 'Мария', premium_bonus: { balance: 1240 } })),
  );
  const entry = await screen.findByRole('button', { name: /^Мария Бонусов: 1\s240$/ });
  expect(entry).toHaveTextContent(/^М/);
  expect(screen.getByText('Мария')).toHaveClass('ym-hide-content');
  await visitor.click(entry);
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'profile', params: {} });
});

test('the entry of the profile says that an order of the customer runs', async () => {
  const running = { id: 7, status_slug: 'on_the_way', status_id: 5, items: [] };
  const { answers, ...customer } = user(() => ({ id: 1, name: 'Мария' }));
  show({ ...customer, answers: { ...answers, '/api/user/orders/': () => [running] } });
  expect(await screen.findByRole('button', { name: /^Мария.*Ждем 1\sзаказ$/ })).toBeVisible();
});

test('the letter replaces an avatar that does not load, and a new avatar is tried', async () => {
  let file = 'gone.webp';
  const { container, queryClient } = show(
    user(() => ({ id: 1, name: 'Мария', avatar: `/storage/uploads/${file}`, avatar_uri: `uploads/${file}` })),
  );
  const entry = await screen.findByRole('button', { name: /^Мария/ });
  const image = () => container.querySelector('img');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(entry).toHaveTextContent(/^М/);
  file = 'new.webp';
  await act(async () => queryClient.invalidateQueries());
  await waitFor(() => expect(image()).toHaveAttribute('src', '/storage/uploads/new.webp'));
});

test('the letter also replaces an avatar that failed before hydration', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const { container } = show(
    user(() => ({ id: 1, name: 'Мария', avatar: '/storage/uploads/a.webp', avatar_uri: 'uploads/a.webp' })),
  );
  expect(await screen.findByRole('button', { name: /^Мария/ })).toHaveTextContent(/^М/);
  expect(container.querySelector('img')).toBeNull();
  complete.mockRestore();
});

test.each<[string, Answer]>([
  ['a customer without a name', () => ({ id: 1, name: null })],
  [
    'a customer whose data failed to load',
    () => {
      throw new Error('down');
    },
  ],
])('%s is «Гость», without a balance that was not sent', async (_, answer) => {
  show(user(answer));
  expect(await screen.findByRole('button', { name: 'Гость' })).toBeInTheDocument();
});

test('a balance of zero is shown', async () => {
  show(user(() => ({ id: 1, name: 'Мария', premium_bonus: { balance: 0 } })));
  expect(await screen.findByRole('button', { name: 'Мария Бонусов: 0' })).toBeInTheDocument();
});

test('the entry has an accessible name while the customer loads', () => {
  show(user(() => new Promise(() => undefined)));
  expect(screen.getByRole('button', { name: 'Профиль' })).toBeInTheDocument();
});

test.each([
  [/Найти/, 'search'],
  ['Открыть меню сайта', 'burger'],
  [/^Доставим/, 'take-method'],
])('%s opens %s', async (name, panel) => {
  const { user: visitor, emittedEvents } = show();
  await visitor.click(screen.getByRole('button', { name }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel, params: {} });
});

test.each([
  ['a filled cart', '/about', 2, true],
  ['a filled cart, on a page with its own button', '/menu', 2, false],
  ['an empty cart', '/about', 0, false],
])('with %s it has the button of the cart or not', async (_, url, amount, isShown) => {
  const item = { id: 1, product_id: 1, amount, price: 620, product: { name: 'Рамэн' } };
  const { queryClient } = renderInShell(
    <Header loadSearch={() => Promise.resolve()} cartButton={<p>the cart</p>} />,
    {
      url,
      takeMethod: { draftUuid: 'd-1' },
      answers: {
        [settings]: () => [],
        '/api/app/order/get/': () => ({ order: { items: amount ? [item] : [], draft_uuid: 'd-1' } }),
      },
    },
  );
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toBeDefined());
  expect(screen.queryByText('the cart') !== null).toBe(isShown);
});

describe('the search field of wide screens', () => {
  // The window of jsdom is narrow.
  const field = () => screen.getByRole('searchbox', { name: 'Найти ролл, суп или напиток', hidden: true });
  const searches = ({ emittedEvents }: ReturnType<typeof show>) =>
    emittedEvents.filter(({ name }) => name === 'shell:panel-requested').map(({ payload }) => payload);

  test('keeps text and focus until the panel is loaded, and hands over everything typed so far', async () => {
    let finish = () => {};
    const view = show({}, () => new Promise((resolve) => (finish = resolve)));
    await view.user.click(field());
    expect(view.emittedEvents).toContainEqual({ name: 'shell:panel-expected', payload: { panel: 'search' } });
    await view.user.keyboard(' рам');
    await view.user.keyboard('эн ');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(' рамэн ');
    expect(searches(view)).toEqual([]);
    await act(async () => finish());
    expect(searches(view)).toEqual([{ panel: 'search', params: { q: 'рамэн' } }]);
    expect(field()).toHaveValue('');
  });

  test.each(['{Enter}', '{ArrowDown}'])('%s opens the panel without a text', async (key) => {
    const view = show();
    await view.user.click(field());
    await view.user.keyboard(key);
    expect(searches(view)).toEqual([{ panel: 'search', params: {} }]);
  });

  test('a space and a press open nothing', async () => {
    const view = show();
    await view.user.click(field());
    await view.user.keyboard(' ');
    expect(searches(view)).toEqual([]);
  });

  test('opens nothing for a visitor who has gone elsewhere, and keeps their text', async () => {
    let finish = () => {};
    const view = show({}, () => new Promise((resolve) => (finish = resolve)));
    await view.user.type(field(), 'суп');
    await view.user.tab();
    await act(async () => finish());
    expect(searches(view)).toEqual([]);
    expect(field()).toHaveValue('суп');
    await view.user.type(field(), 'ы');
    await act(async () => finish());
    expect(searches(view)).toEqual([{ panel: 'search', params: { q: 'супы' } }]);
  });
});

test('the phone comes from the settings, else from the brand', async () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: /\+7 495 000-11-22/ })).toHaveAttribute('href', 'tel:+74950001122');
  unmount();
  show({ answers: { [settings]: () => [{ key: 'order_by_phone', value: '8 495 120-30-40' }] } });
  expect(await screen.findByRole('link', { name: /\+7 495 120-30-40/ })).toHaveAttribute(
    'href',
    'tel:+74951203040',
  );
});

test('it shows a line after 8 px, hides on scrolling down and returns on scrolling up', () => {
  show();
  const header = screen.getByRole('banner');
  const scroll = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    });
  const state = () => [header.dataset['overContent'], header.dataset['away']];
  expect(state()).toEqual(['false', 'false']);
  scroll(9);
  expect(state()).toEqual(['true', 'false']);
  scroll(400);
  expect(state()).toEqual(['true', 'true']);
  scroll(398);
  expect(state()).toEqual(['true', 'true']);
  scroll(300);
  expect(state()).toEqual(['true', 'false']);
  scroll(0);
  expect(state()).toEqual(['false', 'false']);
});

test('it does not hide while the keyboard focus is in it, and returns with the focus', () => {
  show();
  const header = screen.getByRole('banner');
  const focused = jest.spyOn(header, 'querySelector');
  const scroll = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    });
  focused.mockReturnValue(header);
  scroll(400);
  expect(header).toHaveAttribute('data-away', 'false');
  focused.mockRestore();
  scroll(800);
  expect(header).toHaveAttribute('data-away', 'true');
  // jsdom does not know how the focus came.
  const button = screen.getByRole('button', { name: 'Открыть меню сайта' });
  jest.spyOn(button, 'matches').mockReturnValue(true);
  act(() => button.focus());
  expect(header).toHaveAttribute('data-away', 'false');
  scroll(0);
});
