import * as z from 'zod/mini';
import { list, numberOr, numberOrNull, toNumber } from './lenient';
import { isRecord, readElements } from './listAnswer';

/** Page numbers stand under `meta` or beside `data`, once or within another `data`; without them there is one page. */
function normalizePage(value: unknown): { data: unknown; meta: Record<string, unknown> } {
  if (!isRecord(value)) return { data: value, meta: {} };
  const { data, meta } = value;
  if (isRecord(data) && 'data' in data && !isRecord(meta)) return normalizePage(data);
  return { data: value, meta: isRecord(meta) ? meta : value };
}

/** The page numbers under each of their names in the specification (§3, §4, §7, Search). */
function readNumbers(meta: Record<string, unknown>): unknown {
  const first = (...names: string[]) =>
    names.map((name) => toNumber(meta[name])).find((number) => number !== null);
  const [total, perPage] = [first('total'), first('per_page', 'perPage')];
  const counted = total && perPage ? Math.ceil(total / perPage) : undefined;
  return {
    total,
    current_page: first('current_page', 'currentPage'),
    last_page: first('last_page', 'totalPages') ?? counted,
  };
}

/** One page of a list (spec §9, Pagination). A bare array is the only page; a value that is no list does not parse. */
export function paged<Item extends z.ZodMiniType>(item: Item) {
  const numbers = z.object({
    /** Null when the back end does not send it: then it is the page that was requested. */
    current_page: numberOrNull(),
    last_page: numberOr(1),
    /** Section 4 does not name it: without it an only page is counted, and of several pages it is 0. */
    total: numberOr(0),
  });
  const page = z.object({ data: list(item), meta: numbers }).check(
    z.overwrite(({ data, meta }) => ({
      data,
      meta: meta.last_page > 1 ? meta : { ...meta, total: Math.max(meta.total, data.length) },
    })),
  );
  return z.pipe(
    z.transform((value, { issues }): unknown => {
      const { data, meta } = normalizePage(value);
      return { data: readElements(data, item, issues), meta: readNumbers(meta) };
    }),
    page,
  ) as unknown as z.ZodMiniType<z.output<typeof page>>;
}
