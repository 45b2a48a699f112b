import { paths } from '@storefront/contracts';
import { blogArticleQuery, blogQuery, newsItemQuery, newsQuery } from './articleQueries';
import { messages } from './messages';

/** The breadcrumb between home and both lists. */
export const aboutSteps = [{ name: messages.about, href: paths.about() }];

/** The blog: pages of articles, and one article. */
export const blogSection = {
  key: 'blog',
  texts: messages.blog,
  path: paths.blog(),
  articlePath: paths.blogArticle,
  listQuery: blogQuery,
  articleQuery: blogArticleQuery,
  schemaType: 'BlogPosting',
} as const;

/** The news differ from the blog in their URLs and in two large pieces at the top. */
export const newsSection = {
  key: 'news',
  texts: messages.news,
  path: paths.news(),
  articlePath: paths.newsItem,
  listQuery: (page: number) => newsQuery(page),
  articleQuery: newsItemQuery,
  schemaType: 'NewsArticle',
} as const;

export type ArticleSection = typeof blogSection | typeof newsSection;
