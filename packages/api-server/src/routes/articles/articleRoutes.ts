import { articleCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import { articlesPerPage, listArticles, readArticle } from '../../articles/readArticles';
import { listNotifications } from '../../articles/readNotifications';
import { listHistory, listLandings } from '../../articles/readPages';
import type { Context } from '../../context';
import { addCachedCall, addCustomerCall } from '../../plugins/call';

export function articleRoutes(app: FastifyInstance, context: Context): void {
  addCachedCall(app, context, articleCalls.blogs, async ({ query: { page } }) => ({
    key: String(page),
    load: () => listArticles(context, 'blog', { page, perPage: articlesPerPage, header: 0 }),
  }));
  addCachedCall(app, context, articleCalls.blog, async ({ params: { slug } }) => ({
    key: slug,
    load: () => readArticle(context, 'blog', slug),
  }));
  addCachedCall(app, context, articleCalls.news, async ({ query }) => {
    const { page, header, per_page: perPage = articlesPerPage } = query;
    return {
      key: `${page} ${header} ${perPage}`,
      load: () => listArticles(context, 'news', { page, perPage, header }),
    };
  });
  addCachedCall(app, context, articleCalls.newsItem, async ({ params: { slug } }) => ({
    key: slug,
    load: () => readArticle(context, 'news', slug),
  }));
  addCachedCall(app, context, articleCalls.history, async () => ({
    key: '',
    load: () => listHistory(context),
  }));
  addCachedCall(app, context, articleCalls.landings, async () => ({
    key: '',
    load: () => listLandings(context),
  }));
  addCustomerCall(app, context, articleCalls.notifications, ({ customer, query }) =>
    listNotifications(context, customer, query.page),
  );
}
