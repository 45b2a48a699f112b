/** @jest-environment jsdom */
import { headContext, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { answers, landingRaw, paths } from '../../testing/testLandings';
import LegalDocumentPage, { head, prefetch, schema } from './LegalDocumentPage';

const visit = (slug: string) => headContext({ params: { slug }, answers });

test('shows the document with a way back to the list', async () => {
  renderInShell(<LegalDocumentPage params={{ slug: 'oferta' }} />, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Оферта' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Правовая информация' })).toHaveAttribute('href', '/legal');
});

test('a wide table is shown from its left, however far the table of another document was scrolled', async () => {
  const table = '<table><tr><td>Данные</td><td>Срок</td></tr></table>';
  const document = (name: string, slug: string) =>
    landingRaw({ name, seo: { url: `legal/${slug}` }, content: table });
  const { rerender } = renderInShell(<LegalDocumentPage params={{ slug: 'dannye' }} />, {
    answers: {
      ...answers,
      [paths.landings]: () => [document('Оферта', 'oferta'), document('Данные', 'dannye')],
    },
  });
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  const tableBox = () => screen.getByRole('group', { name: 'Таблица' });
  await title('Данные');
  rerender(<LegalDocumentPage params={{ slug: 'oferta' }} />);
  await title('Оферта');
  tableBox().scrollLeft = 120;
  // Back to the first document, which is in the cache.
  rerender(<LegalDocumentPage params={{ slug: 'dannye' }} />);
  await title('Данные');
  expect(tableBox().scrollLeft).toBe(0);
});

test('exports its head and breadcrumbs', async () => {
  const context = visit('oferta');
  await prefetch(context);
  expect(head(context)).toMatchObject({
    title: 'Оферта — Танто',
    description: 'Бульон варится двенадцать часов. Сколько ждать? Сорок минут.',
    canonical: '/legal/oferta',
  });
  expect((await schema(context))[1]).toMatchObject({
    itemListElement: [{ name: 'Танто' }, { name: 'Правовая информация' }, { name: 'Оферта' }],
  });
});

test.each(['net', 'Oferta', 'zima', '..', '\0'])('the slug %j is a 404', async (slug) => {
  const context = visit(slug);
  await expect(prefetch(context)).rejects.toMatchObject({ status: 404 });
  expect(await schema(context)).toEqual([]);
});

test('a landing without a name is called by its SEO title in the heading and for search engines', async () => {
  const landing = landingRaw({ name: null, seo: { url: 'legal/oferta', title: 'Зимнее меню' } });
  const unnamed = { ...answers, [paths.landings]: () => [landing] };
  renderInShell(<LegalDocumentPage params={{ slug: 'oferta' }} />, { answers: unnamed });
  expect(await screen.findByRole('heading', { level: 1, name: 'Зимнее меню' })).toBeVisible();
  const context = headContext({ params: { slug: 'oferta' }, answers: unnamed });
  await prefetch(context);
  expect(head(context)).toMatchObject({ title: 'Зимнее меню — Танто' });
  expect((await schema(context))[0]).toMatchObject({ name: 'Зимнее меню' });
});
