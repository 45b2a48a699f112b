import {
  type HeadContext,
  type PageContext,
  type PageHead,
  type PageParams,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { LandingArticle } from '../../features/landing-article';
import { landingHead } from '../../shared/landings/landingHead';
import { landingQuery } from '../../shared/landings/landingQueries';
import { loadLanding } from '../../shared/landings/loadLanding';
import { messages } from './messages';

const pathOf = (params: PageParams) => `${paths.legal()}/${params['slug'] ?? ''}`;
const steps = [{ name: messages.legal, href: paths.legal() }];

/** @throws ApiError 404 when the chain has no such document. */
export async function prefetch(context: PageContext): Promise<void> {
  await loadLanding(context, pathOf(context.params));
}

export function head({ params, queryClient, brand }: HeadContext): PageHead {
  const path = pathOf(params);
  return landingHead({ landing: queryClient.getQueryData(landingQuery(path).queryKey), path, brand });
}

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { landingSchema } = await import('../../shared/landings/landingSchema');
  const path = pathOf(context.params);
  const landing = context.queryClient.getQueryData(landingQuery(path).queryKey);
  return landing ? landingSchema({ context, landing, path, name: landing.name, steps }) : [];
}

/** One legal document: the landing whose url is `legal/{slug}`. */
export default function LegalDocumentPage({ params }: { params: PageParams }) {
  const path = pathOf(params);
  return <LandingArticle key={path} path={path} steps={steps} />;
}
