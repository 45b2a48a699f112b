/** @jest-environment jsdom */
import { type Answer, apiError, headContext, renderInShell, recovering } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { answers, landingRaw, paths } from '../../testing/testLandings';
import LegalPage, { head, prefetch, schema } from './LegalPage';

type Answers = Record<string, Answer>;
const renderPage = (more: Answers = {}) => renderInShell(<LegalPage />, { answers: { ...answers, ...more } });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('lists the documents, and no other landing', async () => {
  renderPage({
    [paths.landings]: () => ({
      0: landingRaw({ seo: { url: '/legal/oferta/' }, name: 'Оферта' }),
      1: landingRaw({
        seo: { url: 'https://shop.example/legal/%D0%BA%D1%83%D0%BA%D0%B8', title: 'Зимнее меню' },
        name: '',
      }),
      2: landingRaw({ seo: { url: 'legal/oferta' }, name: 'Оферта снова' }),
      3: landingRaw({ seo: { url: 'legalese' } }),
      4: landingRaw({ seo: null }),
    }),
  });
  const links = await screen.findAllByRole('link', { name: /Оферта|Зимнее/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Оферта', '/legal/oferta'],
    ['Зимнее меню', '/legal/%D0%BA%D1%83%D0%BA%D0%B8'],
  ]);
});

test('without documents names the address to ask at', async () => {
  renderPage({ [paths.landings]: () => [] });
  expect(await heading('Документов пока нет')).toBeVisible();
  expect(screen.getByText(/@/)).toBeVisible();
});

test('shows rows while it loads', () => {
  renderPage({ [paths.landings]: () => new Promise(() => undefined) });
  expect(screen.getByText('Загружаем документы')).toBeInTheDocument();
});

test('a failed load can be repeated', async () => {
  const call = recovering(() => [landingRaw({ seo: { url: 'legal/oferta' }, name: 'Оферта' })]);
  const { user } = renderPage({
    [paths.landings]: call.answer,
  });
  expect(await heading('Не удалось получить данные')).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Оферта' })).toBeVisible();
});

test('exports its head and breadcrumbs, and a failed list decides about the status', async () => {
  const context = headContext({ answers });
  await prefetch(context);
  expect(head(context).title).toBe('Правовая информация — Танто');
  expect(await schema(context)).toMatchObject([
    { itemListElement: [{ name: 'Танто' }, { name: 'Правовая информация' }] },
  ]);
  const down = headContext({ answers: { [paths.landings]: () => Promise.reject(apiError(502)) } });
  await expect(prefetch(down)).rejects.toMatchObject({ status: 502 });
});
