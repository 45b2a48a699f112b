/** @jest-environment jsdom */
import { zonesQuery } from '@storefront/api-client';
import { chooseAddress, type WidgetProps } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import {
  type Answer,
  headContext,
  renderInShell,
  house,
  mockGeocoder,
  restoreGeocoder,
  street,
  recovering,
} from '@storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import DeliveryPage, { head, prefetch, schema } from './DeliveryPage';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const zonesPath = '/api/app/delivery-zones/';
const polygonPath = '/api/app/get-polygon/';
const area = [
  [55.7, 37.5],
  [55.7, 37.7],
  [55.9, 37.6],
];
const zones = [
  { id: 1, name: 'Север', area, restriction: { minimal_amount: '990', duration: 60, duration_change: 75 } },
  { id: 2, name: null, area: JSON.stringify(area) },
];
const settings = [
  { key: 'terms_of_payment', value: '<p>Картой или <b>наличными</b></p><script>alert(1)</script>' },
  { key: 'discount_on_pickup', value: '10' },
  { key: 'minimal_delivery_amount', value: '790' },
];
const inside = { success: true, restriction: { minimal_amount: 990, duration: 60 } };

/** Replaces the widget of mf-checkout that applies an address. */
function AddressChoice({ address, onApplied }: WidgetProps<'checkout:address-choice'>) {
  useEffect(() => {
    if (!address) return;
    chooseAddress(address);
    onApplied(address);
  }, [address, onApplied]);
  return null;
}

const renderPage = (answers: Record<string, Answer> = {}) =>
  renderInShell(<DeliveryPage />, {
    url: '/delivery',
    widgets: { 'checkout:address-choice': AddressChoice },
    answers: {
      [zonesPath]: () => zones,
      '/api/app/settings/': () => settings,
      [polygonPath]: () => inside,
      ...answers,
    },
  });
const field = () => screen.getByRole('combobox', { name: 'Улица и дом' });
const button = (name: string) => screen.findByRole('button', { name });

async function check({ user }: ReturnType<typeof renderPage>, text = 'огородный 16') {
  await user.click(field());
  await user.paste(text);
  await user.click(await screen.findByRole('option', { name: /Огородный проезд/ }));
}

beforeEach(() => mockGeocoder(() => [house]));
afterEach(restoreGeocoder);

describe('the terms', () => {
  test('of every address are shown with the ways to pay, and without the script in the HTML', async () => {
    const { container } = renderPage({
      '/api/app/settings/': () => [...settings, { key: 'delivery_cost', value: null }],
    });
    expect(await screen.findByText('Всегда бесплатно')).toBeVisible();
    expect(screen.getByText('от 790 ₽')).toBeVisible();
    expect(screen.getByText('Скидка за самовывоз').nextSibling).toHaveTextContent('10%');
    const payment = screen.getByRole('heading', { level: 2, name: 'Оплата' }).closest('section');
    expect(payment).toHaveTextContent('Картой или наличными');
    expect(container).not.toHaveTextContent(/alert|undefined|null|NaN/);
  });

  test('have the defaults of settings that could not be read (readings 27)', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderPage({ '/api/app/settings/': () => Promise.reject(new Error('unavailable')) });
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('the settings could not be loaded', expect.anything()),
    );
    expect(screen.getByText('Всегда бесплатно')).toBeVisible();
    warn.mockRestore();
  });

  test('of zones that are outlines alone are left to the check of an address (spec §7)', async () => {
    renderPage({ [zonesPath]: () => zones.map(({ area }) => ({ area })) });
    expect(await screen.findByText('Проверьте адрес, и мы покажем условия доставки')).toBeVisible();
    expect(screen.queryByText('Зона 1')).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Карта с зонами доставки' })).toHaveTextContent(
      'zones: 2',
    );
  });

  test('of a zone are shown if the list has them (readings 14)', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderPage({ [zonesPath]: () => [...zones, { id: 3, name: 'Луна', area: 'somewhere' }] });
    expect(await screen.findByText('Север')).toBeVisible();
    expect(screen.getByText(/^Заказ от 990\s₽ · Привезем за 75\sминут$/)).toBeVisible();
    expect(screen.getByText('Зона 2')).toBeVisible();
    expect(screen.getByText('Условия покажем для вашего адреса')).toBeVisible();
    expect(screen.queryByText('Луна')).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('a delivery zone has no outline', 3);
    warn.mockRestore();
    const map = await screen.findByRole('region', { name: 'Карта с зонами доставки' });
    expect(map).toHaveTextContent('zones: 2');
  });

  test('without zones there is no map', async () => {
    renderPage({ [zonesPath]: () => [] });
    expect(await screen.findByText('Проверьте адрес, и мы покажем условия доставки')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Карта/ })).not.toBeInTheDocument();
  });

  test('a failed load of the zones can be retried; the check works meanwhile', async () => {
    const call = recovering(() => zones);
    const { user } = renderPage({
      [zonesPath]: call.answer,
    });
    expect(await screen.findByText('Не удалось получить данные')).toBeVisible();
    expect(field()).toBeVisible();
    call.recover();
    await user.click(await button('Повторить'));
    expect(await screen.findByText('Север')).toBeVisible();
  });
});

describe('the check of an address (spec §5)', () => {
  test('inside a zone it shows the terms, and selecting makes it the address of the order', async () => {
    const view = renderPage();
    expect(await button('Выбрать')).toHaveAccessibleDescription(
      keepTogether('Найдите адрес и выберите его из списка'),
    );
    await check(view);
    expect(await screen.findByText('Доставляем сюда')).toBeVisible();
    const result = within(screen.getByRole('region', { name: 'Проверьте свой адрес' }));
    expect(result.getByText(/^до 60\sмин$/)).toBeVisible();
    expect(result.getByText(/^990\s₽$/)).toBeVisible();
    expect(result.getByText('Всегда бесплатно')).toBeVisible();
    expect(screen.getByText(/^pin: 55.8196 37.6035/)).toBeInTheDocument();
    expect(screen.getByText('Север').closest('[aria-current]')).not.toBeNull();

    await view.user.click(await button('Выбрать'));
    expect(await screen.findByText(/Доставим по этому адресу/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
    expect(await button('Выбрать')).toHaveAccessibleDescription('Этот адрес уже выбран');
  });

  test('while it is searched, the button waits', async () => {
    mockGeocoder(() => new Promise(() => undefined));
    const { user } = renderPage();
    await user.click(field());
    await user.paste('огородный');
    expect(await button('Ищем адрес...')).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['the server says so', { success: false }, house],
    ['it is in another region', inside, { ...house, coords: '59.93,30.31' }],
  ])('outside the zones nothing can be selected: %s', async (_, answer, suggestion) => {
    mockGeocoder(() => [suggestion]);
    const view = renderPage({ [polygonPath]: () => answer });
    await check(view);
    expect(await button('Вне зоны доставки')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/Сюда мы пока не возим/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'рестораны' })).toHaveAttribute('href', '/restaurants');
  });

  test('a closed kitchen is mentioned', async () => {
    const view = renderPage({ [polygonPath]: () => ({ ...inside, timeBeforeOpening: -60 }) });
    await check(view);
    expect(await screen.findByText(/Сейчас кухня закрыта/)).toBeVisible();
  });

  test('a zone without terms has the minimum of the chain', async () => {
    const view = renderPage({ [polygonPath]: () => ({ success: 1 }) });
    await check(view);
    const result = within(await screen.findByRole('region', { name: 'Проверьте свой адрес' }));
    expect(await result.findByText(/^790\s₽$/)).toBeVisible();
    expect(result.queryByText(/мин$/)).not.toBeInTheDocument();
  });

  test('a street without a house asks for the house', async () => {
    mockGeocoder(() => [street]);
    const view = renderPage();
    await check(view, 'огородный');
    expect(field()).toHaveValue('Огородный проезд, ');
    expect(field()).toHaveFocus();
    expect(screen.getByText('Укажите номер дома')).toBeVisible();
  });

  test('only one message says what to do where the street of a suggestion has no house yet', async () => {
    mockGeocoder((url) => (url.searchParams.get('q')?.includes(',') ? [] : [street]));
    const view = renderPage();
    const advice = () =>
      screen
        .queryAllByText(/^(Укажите номер дома|Ничего не нашлось.*)$/)
        .map(({ textContent }) => textContent);
    await check(view, 'огородный');
    await waitFor(async () => expect(await button('Выбрать')).toBeVisible());
    expect(advice()).toEqual(['Укажите номер дома']);
    await view.user.type(field(), '999');
    await waitFor(() =>
      expect(advice()).toEqual([keepTogether('Ничего не нашлось. Проверьте улицу и номер дома')]),
    );
  });

  test('Enter picks the first suggestion; the cross empties the field', async () => {
    const { user } = renderPage();
    await user.click(field());
    await user.paste('огородный 16');
    await screen.findByRole('option', { name: /Огородный проезд/ });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Доставляем сюда')).toBeVisible();
    await user.click(await button('Очистить адрес'));
    expect(field()).toHaveValue('');
    expect(screen.queryByText('Доставляем сюда')).not.toBeInTheDocument();
  });

  test('a search that finds nothing says so', async () => {
    mockGeocoder(() => []);
    const { user } = renderPage();
    await user.click(field());
    await user.paste('абвгд');
    expect(await screen.findByText('Ничего не нашлось. Проверьте улицу и номер дома')).toBeVisible();
  });

  test('a failed search and a failed zone can be retried', async () => {
    let isDown = true;
    mockGeocoder(() => {
      if (isDown) throw new TypeError('no network');
      return [house];
    });
    const call = recovering(() => inside);
    const { user } = renderPage({
      [polygonPath]: call.answer,
    });
    await screen.findByText('Север');
    await user.click(field());
    await user.paste('огородный 16');
    expect(await screen.findByText('Не удалось получить данные')).toBeVisible();
    isDown = false;
    await user.click(await button('Повторить'));
    await user.click(await screen.findByRole('option', { name: /Огородный проезд/ }));
    expect(await screen.findByText('Не удалось получить данные')).toBeVisible();
    call.recover();
    await user.click(await button('Повторить'));
    expect(await screen.findByText('Доставляем сюда')).toBeVisible();
  });
});

test('prefetch loads zones and settings; a failure is no error page', async () => {
  const context = headContext({
    answers: { [zonesPath]: () => zones, '/api/app/settings/': () => settings },
  });
  await prefetch(context);
  expect(context.queryClient.getQueryData(zonesQuery().queryKey)).toHaveLength(2);
  await expect(prefetch(headContext())).resolves.toBeUndefined();
});

test('exports its title and breadcrumbs', async () => {
  expect(head(headContext()).title).toBe('Условия доставки — Танто');
  expect(await schema(headContext())).toMatchObject([
    { itemListElement: [{ name: 'Танто' }, { name: 'Условия доставки' }] },
  ]);
});
