import * as z from 'zod/mini';
import { isObject, read, toArray } from '../lenient';
import { toPlainText } from '../plainText';

/** Ends of what HTML writes as entries of a list. */
const entryEnd = /<\/(?:li|p|div)>|<br\s*\/?>/i;

function entriesOf(value: unknown): unknown[] {
  if (typeof value === 'string') return value.split(entryEnd);
  return toArray(value).map((entry) => (isObject(entry) ? entry['name'] : entry));
}

/**
 * Names with commas between them, such as the ingredients of a dish. Section 3 has none, so back ends may send a list of
 * texts, a list of objects with a `name`, or one text, perhaps HTML. Null when there is none.
 */
export const namesTextOrNull = () =>
  read(
    (value) =>
      entriesOf(value)
        .flatMap((entry) => (typeof entry === 'string' ? toPlainText(entry).replace(/[\s,;.]+$/, '') : []))
        .filter(Boolean)
        .join(', ') || null,
    z.nullable(z.string()),
  );
