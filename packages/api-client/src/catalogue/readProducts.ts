import { catalogue, elementsOf, type ProductCard, productCard } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { ApiError } from '../call/ApiError';
import type { Api } from '../call/createApi';
import type { LocationFields } from '../location/location';

interface ReadOptions {
  query: LocationFields & { groups?: number[]; labels?: number[] };
  signal?: AbortSignal | undefined;
}

/** Parsing this many products takes a few milliseconds on a slow phone. */
const batchSize = 16;

const unparsedProducts = { ...catalogue.products, response: z.any() };

/** Lets a browser render a frame and handle input. A server has neither. */
async function yieldToBrowser(): Promise<void> {
  if (typeof window !== 'undefined') await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Products of the menu (spec §7, Catalogue), parsed in batches: parsing hundreds at once would block
 * scrolling. A product that cannot be read is left out.
 *
 * @throws ApiError when the call fails, or no product of a list can be read (readings 25).
 */
export async function readProducts(api: Api, { query, signal }: ReadOptions): Promise<ProductCard[]> {
  const response: unknown = await api.call(unparsedProducts, { query, signal });
  const rows = elementsOf(response);
  const products: ProductCard[] = [];
  for (let from = 0; rows && from < rows.length; from += batchSize) {
    if (from > 0) await yieldToBrowser();
    if (signal?.aborted) throw signal.reason;
    for (const row of rows.slice(from, from + batchSize)) {
      const parsed = z.safeParse(productCard, row);
      if (parsed.success) products.push(parsed.data);
    }
  }
  if (!rows || (rows.length > 0 && products.length === 0)) {
    throw new ApiError({ kind: 'unreadable', status: 502 });
  }
  return products;
}
