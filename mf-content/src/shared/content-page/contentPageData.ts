import type { HeadContext, PageHead, PageModule, SchemaContext } from '@storefront/contracts';
import type { Crumb } from '@storefront/contracts/schema';

interface Options {
  path: string;
  /** The pages between home and this one. */
  steps?: readonly Crumb[];
  texts: {
    /** The page's name in the breadcrumbs. */
    title: string;
    documentTitle: (brand: string) => string;
    description: (brand: string) => string;
  };
}

/** `head` and `schema` of a page whose title and description are the storefront's own texts. */
export function contentPageData({
  path,
  steps = [],
  texts,
}: Options): Required<Pick<PageModule, 'head' | 'schema'>> {
  return {
    head: ({ brand }: HeadContext): PageHead => ({
      title: texts.documentTitle(brand.name),
      description: texts.description(brand.name),
    }),
    async schema(context: SchemaContext): Promise<readonly object[]> {
      const { breadcrumbList } = await import(/* webpackMode: "weak" */ '@storefront/contracts/schema');
      return [breadcrumbList(context, [...steps, { name: texts.title, href: path }])];
    },
  };
}
