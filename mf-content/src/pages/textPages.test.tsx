/** @jest-environment jsdom */
import { parseBrand } from '@storefront/contracts/brand';
import { emit, type PageModule } from '@storefront/contracts';
import { apiError, headContext, renderInShell, testBrand, recovering } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { landingRaw, paths } from '../testing/testLandings';
import * as about from './about/AboutPage';
import * as bonusProgram from './bonus-program/BonusProgramPage';
import * as cuisine from './cuisine/CuisinePage';
import * as requisites from './requisites/RequisitesPage';

const settings = () => [
  { key: 'percent_of_bonuses_to_order', value: '30' },
  { key: 'order_by_phone', value: '+7 495 000-00-24' },
];
const pages: [PageModule, string, string, string | RegExp][] = [
  [about, 'about', 'О компании', `${testBrand.name}. ${testBrand.description}`],
  [requisites, 'about/requisites', 'Реквизиты', /узнать реквизиты/],
  [cuisine, 'about/cuisine', 'Фабрика-кухня', 'Танто: кухня наших ресторанов и доставки.'],
  [bonusProgram, 'about/bonus-program', 'Бонусная программа', /оплатить до 30% заказа/],
];
const landings = (url: string) => ({
  [paths.landings]: () => [landingRaw({ name: 'Текст сети', seo: { url } })],
});

describe.each(pages)('the page %#', (page, url, title, fallback) => {
  const Page = page.default;
  const show = (answers: object) =>
    renderInShell(<Page params={{}} />, { answers: { [paths.settings]: settings, ...answers } });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  test(`${title} shows the text of the back end`, async () => {
    show(landings(url));
    expect(await heading('Текст сети')).toBeVisible();
    expect(screen.getByText('Бульон варится двенадцать часов.')).toBeVisible();
  });

  test(`${title} without a text says what is known`, async () => {
    show({ [paths.landings]: () => [] });
    expect(await heading(title)).toBeVisible();
    expect(await screen.findByText(fallback)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  });

  test(`${title} says what is known where its editor has left an empty text`, async () => {
    const empty = landingRaw({ name: title, seo: { url }, content: '<p>&nbsp;</p><div><br></div>' });
    show({ [paths.landings]: () => [empty] });
    expect(await heading(title)).toBeVisible();
    expect(await screen.findByText(fallback)).toBeVisible();
  });

  test(`${title} loads, fails, and can be repeated`, async () => {
    const call = recovering(() => []);
    const { user } = show({
      [paths.landings]: call.answer,
    });
    expect(screen.getByText('Загружаем страницу')).toBeInTheDocument();
    expect(await heading('Не удалось получить данные')).toBeVisible();
    call.recover();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await heading(title)).toBeVisible();
  });

  test(`${title} has a head and a description for search engines`, async () => {
    const bare = headContext({ answers: { [paths.landings]: () => [] } });
    await page.prefetch?.(bare);
    expect(page.head?.(bare)).toMatchObject({ title: `${title} — Танто`, canonical: `/${url}` });
    expect(await page.schema?.(bare)).toMatchObject([{ '@type': 'WebPage', name: title }, {}]);
    const own = headContext({ answers: landings(url) });
    await page.prefetch?.(own);
    expect(page.head?.(own).description).toMatch(/^Бульон варится/);
    expect(await page.schema?.(own)).toMatchObject([{ name: 'Текст сети' }, {}, { '@type': 'FAQPage' }]);
    const down = headContext({ answers: { [paths.landings]: () => Promise.reject(apiError(503)) } });
    await expect(page.prefetch?.(down)).rejects.toMatchObject({ status: 503 });
  });
});

test('the page of company details has the phone to order by as a link', async () => {
  renderInShell(<requisites.default />, {
    answers: {
      [paths.landings]: () => [],
      [paths.settings]: () => [{ key: 'order_by_phone', value: '84950000024' }],
    },
  });
  expect(await screen.findByRole('link', { name: '+7 495 000-00-24' })).toHaveAttribute(
    'href',
    'tel:+74950000024',
  );
});

test('the page about the chain links to the pages that the brand has open', async () => {
  const brand = parseBrand({ ...testBrand, flags: { closeAccess: ['franchise', 'history'] } });
  renderInShell(<about.default />, { brand, answers: { [paths.landings]: () => [] } });
  await screen.findByRole('navigation', { name: 'Разделы о компании' });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    ...['cuisine', 'bonus-program', 'blog', 'news', 'contacts', 'requisites'].map((id) => `/about/${id}`),
    '/legal',
  ]);
});

test('the bonus program leads a customer to the bonuses', async () => {
  const { user, emittedEvents } = renderInShell(<bonusProgram.default />, {
    session: 'user',
    answers: { [paths.landings]: () => [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Мой баланс' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'bonuses', params: {} });
});

test('the bonus program leads a guest to the login, and then to the bonuses', async () => {
  const { user, emitted, logIn } = renderInShell(<bonusProgram.default />, {
    answers: {
      [paths.landings]: () => [],
      '/api/user/get-data/': () => ({ id: 1, name: 'Ольга', phone: '79000000001' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Войти и узнать баланс' }));
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'auth', params: {} }]);
  logIn();
  act(() => emit('shell:panel-closed', { panel: 'auth' }));
  await waitFor(() =>
    expect(emitted('shell:panel-requested').at(-1)).toEqual({ panel: 'bonuses', params: {} }),
  );
});

test('the bonus program without settings names no share', async () => {
  renderInShell(<bonusProgram.default />, { answers: { [paths.landings]: () => [] } });
  expect(await screen.findByText(/оплатить часть заказа/)).toBeVisible();
});
