import type { Article } from '@storefront/api-contract';
import { plainText } from '@storefront/cms-html';
import type { HeadContext, PageContext, PageHead, SchemaContext } from '@storefront/contracts';
import type { ArticleSection } from '../../shared/articles/articleSections';

/** @throws ApiError 404 when there is no article of this slug. */
export async function prefetchArticle(
  section: ArticleSection,
  { params, queryClient }: PageContext,
): Promise<void> {
  await queryClient.fetchQuery(section.articleQuery(params['slug'] ?? ''));
}

const cachedArticle = (section: ArticleSection, { params, queryClient }: PageContext) =>
  queryClient.getQueryData(section.articleQuery(params['slug'] ?? '').queryKey);

const descriptionOf = ({ lead, content }: Article) => plainText(lead ?? '') || plainText(content ?? '');

export function articleHead(section: ArticleSection, context: HeadContext): PageHead {
  const article = cachedArticle(section, context);
  if (!article) return {};
  return {
    title: `${article.name} — ${context.brand.name}`,
    description: descriptionOf(article) || section.texts.description(context.brand.name),
    kind: 'article',
    ...(article.image && { image: article.image.original }),
  };
}

/** The article and its breadcrumbs (schema.org). */
export async function articleSchema(
  section: ArticleSection,
  context: SchemaContext,
): Promise<readonly object[]> {
  const article = cachedArticle(section, context);
  if (!article) return [];
  const { articleObjects } = await import(/* webpackMode: "weak" */ './articleObjects');
  return articleObjects({ section, article, description: descriptionOf(article), context });
}
