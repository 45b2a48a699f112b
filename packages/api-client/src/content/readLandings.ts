import { articleCalls, type Landing } from '@storefront/api-contract';
import { ApiError } from '../call/ApiError';
import type { Api } from '../call/createApi';

/**
 * Every landing with its text (spec §7, Content). A back end without that call answers 404: it has no landings.
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
