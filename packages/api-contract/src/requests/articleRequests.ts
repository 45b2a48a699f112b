import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { pageField, whole } from '../request';

/** How a server validates the requests; the calls themselves are in `resources/articles.ts`. */
export const articleRequests = {
  blogs: { summary: 'Blog, newest first', query: z.object({ page: pageField() }) },
  blog: { summary: 'One article of the blog' },
  news: {
    summary: 'News, newest first; `header` of them are the large ones',
    query: z.object({
      page: pageField(),
      header: z._default(whole({ min: 0, max: 20 }), 2),
      per_page: z.optional(whole({ min: 1, max: 50 })),
    }),
  },
  newsItem: { summary: 'One piece of news' },
  notifications: {
    summary: 'Notifications of the customer, newest first',
    query: z.object({ page: pageField() }),
    needsUser: true,
  },
  history: { summary: 'The history of the chain, oldest first' },
  landings: { summary: 'Pages by their SEO url, legal ones among them' },
} as const satisfies RequestTable;
