import type { HeadContext, PageContext, SchemaContext } from '@storefront/contracts';
import {
  ArticleList,
  articleListHead,
  articleListSchema,
  prefetchArticleList,
} from '../../features/article-list';
import { newsSection } from '../../shared/articles/articleSections';

export const prefetch = (context: PageContext) => prefetchArticleList(newsSection, context);
export const head = (context: HeadContext) => articleListHead(newsSection, context);
export const schema = (context: SchemaContext) => articleListSchema(newsSection, context);

/** The news, newest first (spec §2). */
export default function NewsPage() {
  return <ArticleList section={newsSection} />;
}
