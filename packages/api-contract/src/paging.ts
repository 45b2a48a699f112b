import * as z from 'zod/mini';
import { list, numberOr } from './lenient';
import { isRecord, readElements } from './listAnswer';

/** Page numbers stand under `meta` or beside `data`, once or within another `data`; without them there is one page. */
function normalizePage(value: unknown): { data: unknown; meta: unknown } {
  if (!isRecord(value)) return { data: value, meta: {} };
  const { data, meta } = value;
  if (isRecord(data) && 'data' in data && !isRecord(meta)) return normalizePage(data);
  return { data: value, meta: isRecord(meta) ? meta : value };
}

/** One page of a list (spec §9, Pagination). A bare array is the only page; what is no list does not parse. */
export function paged<Item extends z.ZodMiniType>(item: Item) {
  const page = z.object({
    data: list(item),
    meta: z.object({ current_page: numberOr(1), last_page: numberOr(1), total: numberOr(0) }),
  });
  return z.pipe(
    z.transform((value, { issues }): unknown => {
      const { data, meta } = normalizePage(value);
      return { data: readElements(data, item, issues), meta };
    }),
    page,
  ) as unknown as z.ZodMiniType<z.output<typeof page>>;
}
