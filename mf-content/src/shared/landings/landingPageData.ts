import type {
  HeadContext,
  PageContext,
  PageHead,
  PageModule,
  PageParams,
  SchemaContext,
} from '@storefront/contracts';
import type { Crumb } from '@storefront/contracts/schema';
import { landingHead } from './landingHead';
import { landingQuery } from './landingQueries';
import { loadLanding } from './loadLanding';

interface Options {
  /** The path of the landing, or a function from the page's parameters to it. */
  path: string | ((params: PageParams) => string);
  /** The pages between home and this one. */
  steps?: readonly Crumb[];
  /** The page's own texts, used without a landing. A page without these texts is then a 404. */
  fallback?: { title: string; description: (brand: string) => string };
}

/** `prefetch`, `head` and `schema` of a page whose text is a landing. */
export function landingPageData({
  path,
  steps,
  fallback,
}: Options): Required<Pick<PageModule, 'prefetch' | 'head' | 'schema'>> {
  const pathOf = (params: PageParams) => (typeof path === 'string' ? path : path(params));

  function contentOf({ params, queryClient, brand }: HeadContext) {
    const landing = queryClient.getQueryData(landingQuery(pathOf(params)).queryKey);
    return {
      landing,
      path: pathOf(params),
      fallback: fallback && { title: fallback.title, description: fallback.description(brand.name) },
    };
  }

  return {
    async prefetch(context: PageContext): Promise<void> {
      if (fallback) await context.queryClient.fetchQuery(landingQuery(pathOf(context.params)));
      else await loadLanding(context, pathOf(context.params));
    },
    head: (context: HeadContext): PageHead => landingHead({ ...contentOf(context), brand: context.brand }),
    async schema(context: SchemaContext): Promise<readonly object[]> {
      const content = contentOf(context);
      if (!content.landing && !fallback) return [];
      const { landingSchema } = await import(/* webpackMode: "weak" */ './landingSchema');
      return landingSchema({ ...content, context, ...(steps && { steps }) });
    },
  };
}
