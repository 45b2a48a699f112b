import type { HeadContext, PageContext, PageParams, SchemaContext } from '@storefront/contracts';
import { articleHead, ArticlePage, articleSchema, prefetchArticle } from '../../features/article-page';
import { blogSection } from '../../shared/articles/articleSections';

export const prefetch = (context: PageContext) => prefetchArticle(blogSection, context);
export const head = (context: HeadContext) => articleHead(blogSection, context);
export const schema = (context: SchemaContext) => articleSchema(blogSection, context);

/** An article of the blog (spec §2). */
export default function BlogArticlePage({ params }: { params: PageParams }) {
  return <ArticlePage section={blogSection} params={params} />;
}
