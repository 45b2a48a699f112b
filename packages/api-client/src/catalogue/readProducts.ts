import { catalogue, type ProductCard } from '@storefront/api-contract';
import * as z from 'zod/mini';
import type { Api } from '../call/createApi';
import type { LocationFields } from '../location/location';

interface Asked {
  query: LocationFields & { groups?: number[]; labels?: number[] };
  signal?: AbortSignal | undefined;
}

/** Reading so many answers a few milliseconds on a slow phone. */
const slice = 16;

const unread = { ...catalogue.products, response: z.any() };

/** Lets the page draw a frame and answer a finger. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Products of the menu (spec §7, Catalogue), read a few at a time: a list of hundreds would stand in the way of
 * scrolling. @throws ApiError when the call fails.
 */
export async function readProducts(api: Api, { query, signal }: Asked): Promise<ProductCard[]> {
  const answer: unknown = await api.call(unread, { query, signal });
  const rows = Array.isArray(answer) ? answer : ((answer as { data?: unknown } | null)?.data ?? []);
  if (!Array.isArray(rows)) return [];
  const products: ProductCard[] = [];
  for (let from = 0; from < rows.length; from += slice) {
    if (from > 0) await breathe();
    if (signal?.aborted) throw signal.reason;
    products.push(...z.parse(catalogue.products.response, rows.slice(from, from + slice)));
  }
  return products;
}
