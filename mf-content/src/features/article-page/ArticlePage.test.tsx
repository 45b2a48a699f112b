/** @jest-environment jsdom */
import { type Answer, apiError, headContext, renderInShell, recovering } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { blogSection, newsSection } from '../../shared/articles/articleSections';
import { ArticlePage } from './ArticlePage';
import { articleHead, articleSchema, prefetchArticle } from './articlePageData';

const [path, params] = ['/api/blogs/{slug}/', { slug: 'ramen' }];
const article = {
  id: 1,
  slug: 'ramen',
  name: 'Рамен дома',
  lead: 'Четыре минуты',
  content: '<p>Бульон <a href="/menu/supy">горячий</a></p><script>alert(1)</script>',
  image: { original: '/storage/ramen.webp' },
  published_at: '2026-11-20T12:00:00+03:00',
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00+03:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const renderArticle = (answer: Answer) =>
  renderInShell(<ArticlePage section={blogSection} params={params} />, { answers: { [path]: answer } });
const context = (answer: Answer, section = '/api/blogs/{slug}/') =>
  headContext({ params, answers: { [section]: answer } });

test('shows name, day, lead, cover and text, and links back to the list', async () => {
  const { container, calls } = renderArticle(() => article);
  expect(await screen.findByRole('heading', { level: 1, name: 'Рамен дома' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Навигационная цепочка' })).toBeVisible();
  expect(screen.getByText('20 ноября')).toBeVisible();
  expect(screen.getByText('Четыре минуты')).toBeVisible();
  expect(screen.getByRole('link', { name: 'горячий' })).toHaveAttribute('href', '/menu/supy');
  expect(screen.getByRole('link', { name: 'Все статьи' })).toHaveAttribute('href', '/about/blog');
  expect(container.querySelector('article img')).toHaveAttribute('src', '/storage/ramen.webp');
  expect(container.querySelector('script')).toBeNull();
  expect(calls.map((call) => call.params)).toEqual([{ slug: 'ramen' }]);
});

test('an article with a name alone renders', async () => {
  const { container } = renderArticle(() => ({ data: { id: 1, name: 'Рамен' } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Рамен' })).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|null|NaN|Invalid|object/);
});

test('while it loads, it says so; a failed load can be retried', async () => {
  const call = recovering(() => article);
  const { user } = renderArticle(call.answer);
  expect(screen.getByText('Загружаем статью')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Не удалось получить данные' })).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Рамен дома' })).toBeVisible();
});

test.each([
  [article, 'Четыре минуты'],
  [{ ...article, lead: null }, 'Бульон горячий'],
])('describes itself in plain text', async (sent, description) => {
  const visit = context(() => sent);
  await prefetchArticle(blogSection, visit);
  expect(articleHead(blogSection, visit)).toEqual({
    title: 'Рамен дома — Танто',
    description,
    kind: 'article',
    image: '/storage/ramen.webp',
  });
});

test.each([
  ['BlogPosting', blogSection, '/api/blogs/{slug}/', 'blog'],
  ['NewsArticle', newsSection, '/api/news/{slug}/', 'news'],
] as const)('is a %s with breadcrumbs', async (type, section, call, folder) => {
  const visit = context(() => article, call);
  await prefetchArticle(section, visit);
  const url = `https://shop.example/about/${folder}/ramen`;
  expect(await articleSchema(section, visit)).toMatchObject([
    {
      '@type': type,
      headline: 'Рамен дома',
      mainEntityOfPage: url,
      datePublished: '2026-11-20T09:00:00.000Z',
      image: ['https://shop.example/storage/ramen.webp'],
    },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { name: 'Рамен дома', item: url }] },
  ]);
});

test('a wrong slug fails with its status', async () => {
  const visit = context(() => {
    throw apiError(404);
  });
  await expect(prefetchArticle(blogSection, visit)).rejects.toMatchObject({ status: 404 });
  expect(articleHead(blogSection, visit)).toEqual({});
  expect(await articleSchema(blogSection, visit)).toEqual([]);
});
