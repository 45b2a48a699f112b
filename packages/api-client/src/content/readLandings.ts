import { articleCalls, type Landing } from '@storefront/api-contract';
import { ApiError } from '../call/ApiError';
import type { Api } from '../call/createApi';

/**
 * Every landing with its text (spec §7, Content). A chain without that call, which answers 404, has none.
 *
 * @throws ApiError when the call fails in another way.
 */
export async function readLandings(api: Api, signal?: AbortSignal): Promise<Landing[]> {
  try {
    return await api.call(articleCalls.landings, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
