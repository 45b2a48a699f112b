import type { Article } from '@storefront/api-contract';
import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList } from '@storefront/contracts/schema';
import { parseServerDate } from '@storefront/domain';
import { aboutSteps, type ArticleSection } from '../../shared/articles/articleSections';

interface Options {
  section: ArticleSection;
  article: Article;
  description: string;
  context: SchemaContext;
}

export function articleObjects({ section, article, description, context }: Options): readonly object[] {
  const { brand, absolute, params } = context;
  const href = section.articlePath({ slug: params['slug'] ?? '' });
  const published = parseServerDate(article.published_at, brand.timeZone);
  const chain = { '@type': 'Organization', name: brand.name, url: absolute(paths.home()) };
  return [
    {
      '@context': 'https://schema.org',
      '@type': section.schemaType,
      headline: article.name,
      mainEntityOfPage: absolute(href),
      ...(description !== '' && { description }),
      ...(published && { datePublished: published.toISOString() }),
      ...(article.image && { image: [absolute(article.image.original)] }),
      author: chain,
      publisher: { ...chain, logo: { '@type': 'ImageObject', url: absolute('/icons/512.png') } },
    },
    breadcrumbList(context, [
      ...aboutSteps,
      { name: section.texts.title, href: section.path },
      { name: article.name, href },
    ]),
  ];
}
