import { ApiError } from '@storefront/api-client';
import type { HeadContext, PageContext, PageHead, SchemaContext } from '@storefront/contracts';
import { aboutSteps, type ArticleSection } from '../../shared/articles/articleSections';
import { pageNumber, pagePath } from '../../shared/articles/pageNumber';

/** @throws ApiError 404 for a page after the last one. */
export async function prefetchArticleList(
  section: ArticleSection,
  { search, queryClient }: PageContext,
): Promise<void> {
  const page = pageNumber(search);
  const { data, meta } = await queryClient.fetchQuery(section.listQuery(page));
  // A back end that ignores the page number would make every URL show the first page.
  const isPage = data.length > 0 && (meta.current_page ?? Math.min(page, meta.last_page)) >= page;
  if (page > 1 && !isPage) throw new ApiError({ kind: 'refused', status: 404 });
}

export function articleListHead({ texts, path }: ArticleSection, { search, brand }: HeadContext): PageHead {
  const page = pageNumber(search);
  return {
    title: `${page > 1 ? texts.pageTitle(page) : texts.title} — ${brand.name}`,
    description: texts.description(brand.name),
    canonical: pagePath(path, page),
  };
}

export async function articleListSchema(
  { texts, path }: ArticleSection,
  context: SchemaContext,
): Promise<readonly object[]> {
  const { breadcrumbList } = await import(/* webpackMode: "weak" */ '@storefront/contracts/schema');
  return [breadcrumbList(context, [...aboutSteps, { name: texts.title, href: path }])];
}
