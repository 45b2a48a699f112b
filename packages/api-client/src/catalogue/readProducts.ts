import { catalogue, type ProductCard } from '@storefront/api-contract';
import * as z from 'zod/mini';
import type { Api } from '../call/createApi';
import type { LocationFields } from '../location/location';

interface ReadOptions {
  query: LocationFields & { groups?: number[]; labels?: number[] };
  signal?: AbortSignal | undefined;
}

/** Parsing this many products takes a few milliseconds on a slow phone. */
const batchSize = 16;

const unparsedProducts = { ...catalogue.products, response: z.any() };

/** Lets the browser render a frame and handle input. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Products of the menu (spec §7, Catalogue), parsed in batches: parsing hundreds at once would block
 * scrolling.
 *
 * @throws ApiError when the call fails.
 */
export async function readProducts(api: Api, { query, signal }: ReadOptions): Promise<ProductCard[]> {
  const response: unknown = await api.call(unparsedProducts, { query, signal });
  const rows = Array.isArray(response) ? response : ((response as { data?: unknown } | null)?.data ?? []);
  if (!Array.isArray(rows)) return [];
  const products: ProductCard[] = [];
  for (let from = 0; from < rows.length; from += batchSize) {
    if (from > 0) await yieldToBrowser();
    if (signal?.aborted) throw signal.reason;
    products.push(...z.parse(catalogue.products.response, rows.slice(from, from + batchSize)));
  }
  return products;
}
