import type { HeadContext, PageContext, SchemaContext } from '@storefront/contracts';
import {
  ArticleList,
  articleListHead,
  articleListSchema,
  prefetchArticleList,
} from '../../features/article-list';
import { blogSection } from '../../shared/articles/articleSections';

export const prefetch = (context: PageContext) => prefetchArticleList(blogSection, context);
export const head = (context: HeadContext) => articleListHead(blogSection, context);
export const schema = (context: SchemaContext) => articleListSchema(blogSection, context);

/** The blog, newest article first (spec §2). */
export default function BlogPage() {
  return <ArticleList section={blogSection} />;
}
