/** @jest-environment jsdom */
import { type Answer, apiError, headContext, renderInShell, pageOf } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@storefront/query';
import { blogSection, newsSection } from '../../shared/articles/articleSections';
import { ArticleList } from './ArticleList';
import { articleListHead, articleListSchema, prefetchArticleList } from './articleListPage';

const [blog, news] = ['/api/blogs/', '/api/news/'];
const perPage = 6;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00+03:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const article = (id: number, more: object = {}) => ({
  id,
  slug: `statya-${id}`,
  name: `Статья ${id}`,
  lead: `О рисе ${id}`,
  published_at: '2026-11-20T12:00:00+03:00',
  ...more,
});

/** A back end with articles `count` to 1, newest first; `count` is read for each call. */
const feed =
  (count: () => number): Answer =>
  (call) => {
    const page = pageOf(call);
    const ids = Array.from({ length: count() }, (_, index) => count() - index);
    return {
      data: ids.slice((page - 1) * perPage, page * perPage).map((id) => article(id)),
      meta: { current_page: page, last_page: Math.ceil(count() / perPage), total: count() },
    };
  };
const renderBlog = (answer: Answer, url = '/about/blog') =>
  renderInShell(<ArticleList section={blogSection} />, { url, answers: { [blog]: answer } });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const more = () => screen.queryByRole('link', { name: /^Показать еще/ });

test('a card is one link with name, lead and day', async () => {
  renderBlog(() => [
    article(3, { published_at: '2026-11-22 09:00:00' }),
    article(2, { published_at: '2026-11-21T23:00:00+03:00', lead: '<p>О&nbsp;<b>рисе</b></p>' }),
    article(1, { published_at: '2025-01-09' }),
  ]);
  const link = await screen.findByRole('link', { name: /Статья 3/ });
  expect(link).toHaveAttribute('href', '/about/blog/statya-3');
  expect(within(link).getByText('Сегодня')).toHaveAttribute('datetime', '2026-11-22T06:00:00.000Z');
  expect(screen.getByRole('link', { name: /^Вчера/ })).toHaveTextContent('О рисе');
  expect(screen.getByText('9 января 2025 г')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Блог' })).toBeVisible();
});

test('an article with a name alone renders, without a link', async () => {
  const { container } = renderBlog(() => ({ data: [{ id: '7', name: 'Рамен', image: [], slug: null }] }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Рамен' })).toBeVisible();
  expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
  expect(container).not.toHaveTextContent(/undefined|null|NaN|Invalid|object/);
});

test('without articles it says so', async () => {
  renderBlog(feed(() => 0));
  expect(await screen.findByRole('heading', { name: 'Статей пока нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
  expect(more()).toBeNull();
});

test('one article is the whole list', async () => {
  renderBlog(feed(() => 1));
  await screen.findByRole('link', { name: /Статья 1/ });
  expect(more()).toBeNull();
});

test('of 500 articles the next page appends, and the link leads to the page after it', async () => {
  const { user, calls } = renderBlog(feed(() => 500));
  await screen.findByRole('link', { name: /Статья 500/ });
  expect(more()).toHaveAttribute('href', '/about/blog?page=2');
  await user.click(more() as HTMLElement);
  await screen.findByRole('link', { name: /Статья 489/ });
  expect(names()).toEqual(Array.from({ length: 12 }, (_, index) => `Статья ${500 - index}`));
  expect(more()).toHaveAttribute('href', '/about/blog?page=3');
  expect(calls.map(pageOf)).toEqual([1, 2]);
});

test('the last page of 500 articles leads to newer ones only', async () => {
  renderBlog(
    feed(() => 500),
    '/about/blog?page=84',
  );
  await screen.findByRole('link', { name: /Статья 1/ });
  expect(names()).toEqual(['Статья 2', 'Статья 1']);
  expect(more()).toBeNull();
  expect(screen.getByRole('link', { name: 'Статьи новее' })).toHaveAttribute('href', '/about/blog?page=83');
});

test('an article published between two page reads moves no article into the list twice', async () => {
  let count = 12;
  const { user } = renderBlog(feed(() => count));
  await screen.findByRole('link', { name: /Статья 12/ });
  count = 13;
  await user.click(more() as HTMLElement);
  await screen.findByRole('link', { name: /Статья 2 / });
  expect(names()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((id) => `Статья ${id}`));
});

test('an article published after a page was read is not missing once the page before it is read again', async () => {
  let count = 18;
  const { user } = renderBlog(feed(() => count));
  await screen.findByRole('link', { name: /Статья 18/ });
  jest.setSystemTime(Date.now() + 4 * 60_000);
  await user.click(more() as HTMLElement);
  await screen.findByRole('link', { name: /Статья 7 / });
  count = 19;
  // The first page is stale now, the second one is not.
  jest.setSystemTime(Date.now() + 2 * 60_000);
  await user.click(more() as HTMLElement);
  await screen.findByRole('link', { name: /Статья 2 / });
  expect(names()).toEqual(Array.from({ length: 18 }, (_, index) => `Статья ${19 - index}`));
});

test('a list that begins at page 2 links to the newer and to the older page', async () => {
  const { calls } = renderBlog(
    feed(() => 20),
    '/about/blog?page=2',
  );
  expect(await screen.findByRole('link', { name: 'Статьи новее' })).toHaveAttribute('href', '/about/blog');
  await screen.findByRole('link', { name: /Статья 14/ });
  expect(names()).toHaveLength(perPage);
  expect(more()).toHaveAttribute('href', '/about/blog?page=3');
  expect(calls.map(pageOf)).toEqual([2]);
});

test('the first pieces of the news that are marked are large; no later one is', async () => {
  const { calls } = renderInShell(<ArticleList section={newsSection} />, {
    url: '/about/news',
    answers: { [news]: () => [1, 2, 3, 4].map((id) => article(id, { is_header: id !== 4 && '1' })) },
  });
  await screen.findByRole('link', { name: /Статья 1/ });
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset['large'])).toEqual(
    expect.arrayContaining(['true', 'true', 'false', 'false']),
  );
  expect(document.querySelectorAll('li[data-large=true]')).toHaveLength(2);
  expect(calls[0]?.query).toEqual({ page: 1, header: 2, per_page: 8 });
});

test.each<[string, Answer]>([
  [
    'a failed load',
    () => {
      throw apiError(500);
    },
  ],
  ['an answer that is no list', () => ({ message: 'ok' })],
])('%s can be retried', async (_, failing) => {
  let isDown = true;
  const { user } = renderBlog((call) => (isDown ? failing(call) : [article(1)]));
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: /Статья 1/ })).toBeVisible();
});

test('a page that fails leaves the others, with «Повторить» below', async () => {
  let isDown = true;
  const { user, emittedEvents } = renderBlog((call) => {
    if (isDown && pageOf(call) === 2) throw apiError(500, 'Сервер отдыхает');
    return feed(() => 8)(call);
  });
  await user.click(await screen.findByRole('link', { name: /^Показать еще/ }));
  const retry = await screen.findByRole('link', { name: 'Повторить' });
  expect(emittedEvents).toEqual([
    { name: 'shell:toast-requested', payload: { text: 'Сервер отдыхает', tone: 'error' } },
  ]);
  expect(screen.getByRole('link', { name: /Статья 8/ })).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /Статья 1 / })).toBeVisible();
});

test('while it loads, it says so', () => {
  renderBlog(() => new Promise(() => undefined));
  expect(screen.getByText('Загружаем статьи')).toBeInTheDocument();
});

describe('the page', () => {
  const context = (search: string, answer: Answer = feed(() => 20)) =>
    headContext({ search: new URLSearchParams(search), answers: { [blog]: answer } });

  test.each([
    ['', 'Блог — Танто', '/about/blog'],
    ['page=3', 'Блог, страница 3 — Танто', '/about/blog?page=3'],
    ['page=1', 'Блог — Танто', '/about/blog'],
    ['page=два', 'Блог — Танто', '/about/blog'],
    ['page=abc', 'Блог — Танто', '/about/blog'],
    ['page=42', 'Блог, страница 42 — Танто', '/about/blog?page=42'],
    ['page=84', 'Блог, страница 84 — Танто', '/about/blog?page=84'],
  ])('?%s of 500 articles has its title and canonical address', async (search, title, canonical) => {
    const visit = context(
      search,
      feed(() => 500),
    );
    await expect(prefetchArticleList(blogSection, visit)).resolves.toBeUndefined();
    expect(articleListHead(blogSection, visit)).toMatchObject({ title, canonical });
  });

  test('has breadcrumbs', async () => {
    expect(await articleListSchema(newsSection, context(''))).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Танто' }, { name: 'О компании' }, { name: 'Новости' }],
      },
    ]);
  });

  test.each<[string, string, Answer]>([
    ['after the last', 'page=5', feed(() => 20)],
    ['after the last of 500 articles', 'page=999', feed(() => 500)],
    [
      'of a back end that ignores the number',
      'page=2',
      () => ({ data: [article(1)], meta: { current_page: 1 } }),
    ],
    ['of a back end that sends no pages', 'page=2', () => [article(1)]],
  ])('%s is a 404', async (_, search, answer) => {
    await expect(prefetchArticleList(blogSection, context(search, answer))).rejects.toMatchObject({
      status: 404,
    });
  });

  test('a page whose number is not sent is the requested one', async () => {
    const answer = () => ({ data: [article(1)], meta: { total: 30, perPage: 10 } });
    await expect(prefetchArticleList(blogSection, context('page=3', answer))).resolves.toBeUndefined();
  });

  test('an empty first page is not an error', async () => {
    await expect(
      prefetchArticleList(
        blogSection,
        context(
          '',
          feed(() => 0),
        ),
      ),
    ).resolves.toBeUndefined();
  });

  test.each([
    ['', ['Статья 500', 'Статья 495'], ['/about/blog?page=2']],
    ['page=42', ['Статья 254', 'Статья 249'], ['/about/blog?page=41', '/about/blog?page=43']],
    ['page=84', ['Статья 2', 'Статья 1'], ['/about/blog?page=83']],
  ])(
    '?%s of 500 articles is in the first render, with links to its neighbours',
    async (search, ends, pages) => {
      const visit = context(
        search,
        feed(() => 500),
      );
      await prefetchArticleList(blogSection, visit);
      const { container } = renderInShell(
        <QueryClientProvider client={visit.queryClient}>
          <ArticleList section={blogSection} />
        </QueryClientProvider>,
        { url: `/about/blog?${search}` },
      );
      const shown = [...container.querySelectorAll('article h2')].map(({ textContent }) => textContent);
      expect([shown[0], shown.at(-1)]).toEqual(ends);
      const links = [...container.querySelectorAll('a[href*="page="]')].map((link) =>
        link.getAttribute('href'),
      );
      expect(links).toEqual(pages);
    },
  );
});
