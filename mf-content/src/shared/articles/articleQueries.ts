import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** Editors publish a few times a week: a reader who scrolls for minutes does not load the first pages again. */
const staleTime = 5 * 60_000;

/** The large pieces at the top of the news (spec §9, News header). */
export const newsHeader = 2;
/** Two large pieces and two rows of three pieces. */
const newsPerPage = 8;

/** A page of the blog, newest first; pages count from 1. */
export const blogQuery = (page: number) =>
  queryOptions({
    queryKey: ['articles', 'blog', 'page', page],
    queryFn: async ({ client, signal }) => {
      const { articleCalls } = await loadDeferredCalls();
      return apiOf(client).call(articleCalls.blogs, { query: { page }, signal });
    },
    staleTime,
  });

export const blogArticleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['articles', 'blog', 'article', slug],
    queryFn: async ({ client, signal }) => {
      const { articleCalls } = await loadDeferredCalls();
      return apiOf(client).call(articleCalls.blog, { path: { slug }, signal });
    },
    staleTime,
  });

/** A page of the news, newest first; `header` and `per_page` as in spec §7. */
export const newsQuery = (page: number, perPage = newsPerPage) =>
  queryOptions({
    queryKey: ['articles', 'news', 'page', page, perPage],
    queryFn: async ({ client, signal }) => {
      const { articleCalls } = await loadDeferredCalls();
      const query = { page, header: newsHeader, per_page: perPage };
      return apiOf(client).call(articleCalls.news, { query, signal });
    },
    staleTime,
  });

export const newsItemQuery = (slug: string) =>
  queryOptions({
    queryKey: ['articles', 'news', 'article', slug],
    queryFn: async ({ client, signal }) => {
      const { articleCalls } = await loadDeferredCalls();
      return apiOf(client).call(articleCalls.newsItem, { path: { slug }, signal });
    },
    staleTime,
  });
