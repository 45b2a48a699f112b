import type { HeadContext, PageContext, PageParams, SchemaContext } from '@storefront/contracts';
import { articleHead, ArticlePage, articleSchema, prefetchArticle } from '../../features/article-page';
import { newsSection } from '../../shared/articles/articleSections';

export const prefetch = (context: PageContext) => prefetchArticle(newsSection, context);
export const head = (context: HeadContext) => articleHead(newsSection, context);
export const schema = (context: SchemaContext) => articleSchema(newsSection, context);

/** A piece of news (spec §2). */
export default function NewsItemPage({ params }: { params: PageParams }) {
  return <ArticlePage section={newsSection} params={params} />;
}
