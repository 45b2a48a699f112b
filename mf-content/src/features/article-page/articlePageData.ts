import type { Article } from '@storefront/api-contract';
import { plainText } from '@storefront/cms-html';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { parseServerDate } from '@storefront/domain';
import type { ArticleSection } from '../../shared/articles/articleSections';
import { messages } from '../../shared/articles/messages';
import { excerpt } from '../../shared/text/excerpt';

/** What search engines show of a description, characters. */
const descriptionLength = 160;

/** @throws ApiError 404 when there is no article of this slug. */
export async function prefetchArticle(
  section: ArticleSection,
  { params, queryClient }: PageContext,
): Promise<void> {
  await queryClient.fetchQuery(section.articleQuery(params['slug'] ?? ''));
}

const cachedArticle = (section: ArticleSection, { params, queryClient }: PageContext) =>
  queryClient.getQueryData(section.articleQuery(params['slug'] ?? '').queryKey);

const descriptionOf = ({ lead, content }: Article) =>
  excerpt(plainText(lead ?? '') || plainText(content ?? ''), descriptionLength);

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
  const { brand, absolute, params } = context;
  const article = cachedArticle(section, context);
  if (!article) return [];
  const { breadcrumbList } = await import('@storefront/contracts/schema');
  const url = absolute(section.articlePath({ slug: params['slug'] ?? '' }));
  const published = parseServerDate(article.published_at, brand.timeZone);
  const description = descriptionOf(article);
  const chain = { '@type': 'Organization', name: brand.name, url: absolute(paths.home()) };
  return [
    {
      '@context': 'https://schema.org',
      '@type': section.schemaType,
      headline: article.name,
      mainEntityOfPage: url,
      ...(description !== '' && { description }),
      ...(published && { datePublished: published.toISOString() }),
      ...(article.image && { image: [absolute(article.image.original)] }),
      author: chain,
      publisher: { ...chain, logo: { '@type': 'ImageObject', url: absolute('/icons/512.png') } },
    },
    breadcrumbList([
      { name: brand.name, url: absolute(paths.home()) },
      { name: messages.about, url: absolute(paths.about()) },
      { name: section.texts.title, url: absolute(section.path) },
      { name: article.name, url },
    ]),
  ];
}
