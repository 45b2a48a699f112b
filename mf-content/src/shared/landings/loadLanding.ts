import { ApiError } from '@storefront/api-client';
import type { Landing } from '@storefront/api-contract';
import type { PageContext } from '@storefront/contracts';
import { landingQuery } from './landingQueries';
import { landingSubjectQuery } from './landingSubject';

/**
 * Loads a landing for a page that cannot be shown without it.
 *
 * @throws ApiError 404 when the chain has no such landing.
 */
export async function loadLanding({ queryClient }: PageContext, path: string): Promise<Landing> {
  const landing = await queryClient.fetchQuery(landingQuery(path));
  if (!landing) throw new ApiError({ kind: 'refused', status: 404 });
  return landing;
}

/** Loads a landing and the data of its blocks. The blocks may fail: the page still has its text. */
export async function loadLandingWithSubject(context: PageContext, path: string): Promise<void> {
  const landing = await loadLanding(context, path);
  await context.queryClient.prefetchQuery(landingSubjectQuery(landing));
}
