import * as z from 'zod/mini';
import { list, numberOr } from './lenient';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Page numbers stand under `meta` or beside `data`; without them there is one page. */
function normalizePage(value: unknown): unknown {
  if (!isRecord(value)) return { data: value, meta: {} };
  return { data: value, meta: isRecord(value['meta']) ? value['meta'] : value };
}

/** One page of a list (spec §9, Pagination). A bare array is the only page. */
export function paged<Item extends z.ZodMiniType>(item: Item) {
  const page = z.object({
    data: list(item),
    meta: z.object({ current_page: numberOr(1), last_page: numberOr(1), total: numberOr(0) }),
  });
  return z.pipe(z.transform(normalizePage), page) as unknown as z.ZodMiniType<z.output<typeof page>>;
}
