import { isDeepStrictEqual } from 'node:util';

/** The changes of one table of the database. */
export interface Changes<Row> {
  inserts: Row[];
  updates: { id: number; set: Partial<Row> }[];
  deletes: number[];
  /** Rows of the folder in their order, with the ids that they have or get. */
  ids: number[];
  /** Rows that the folder lacks. */
  gone: Row[];
}

interface Identified {
  id: number;
}

/** A row as the folder has it: `id` pins the id of a new row. Columns that are absent stay as they are. */
export type WantedRow<Row extends Identified> = Partial<Row> & { id?: number };

interface Matching<Row extends Identified> {
  /** The name of a row, unique in the table. */
  keyOf: (row: Partial<Row>) => string;
  /** The highest id that was ever given: a new row gets a higher one, since carts may remember those of gone rows. */
  highestId: number;
  /** Takes a row out of use instead of deleting it, where others refer to it. */
  retire?: (row: Row) => Partial<Row>;
  /** Columns of a new row that the folder leaves empty. */
  defaults?: (row: WantedRow<Row>) => Partial<Row>;
  onClash: (index: number, reason: string) => void;
}

/** Compares the rows of a table with those that the folder wants, by id and then by name. */
export function diffRows<Row extends Identified>(
  existing: readonly Row[],
  wanted: readonly WantedRow<Row>[],
  { keyOf, highestId, retire, defaults, onClash }: Matching<Row>,
): Changes<Row> {
  const byId = new Map(existing.map((row) => [row.id, row]));
  const byKey = new Map(existing.map((row) => [keyOf(row), row]));
  const changes: Changes<Row> = { inserts: [], updates: [], deletes: [], ids: [], gone: [] };
  const taken = new Set<number>();
  let lastId = wanted.reduce((highest, { id = 0 }) => Math.max(highest, id), highestId);
  for (const [index, row] of wanted.entries()) {
    const named = byKey.get(keyOf(row));
    const found = (row.id === undefined ? undefined : byId.get(row.id)) ?? named;
    if (found && row.id !== undefined && row.id !== found.id)
      onClash(index, `the database has it under the id ${found.id}`);
    if (found && named && named !== found) onClash(index, `the database has it under the id ${named.id}`);
    const id = found?.id ?? row.id ?? (lastId += 1);
    if (taken.has(id)) onClash(index, `another row has the id ${id}`);
    taken.add(id);
    changes.ids.push(id);
    if (!found) {
      changes.inserts.push({ ...defaults?.(row), ...row, id } as unknown as Row);
      continue;
    }
    const set = differences(found, row);
    if (Object.keys(set).length > 0) changes.updates.push({ id, set });
  }
  changes.gone = existing.filter(({ id }) => !taken.has(id));
  for (const row of changes.gone) {
    if (!retire) changes.deletes.push(row.id);
    const set = retire ? differences(row, retire(row)) : {};
    if (Object.keys(set).length > 0) changes.updates.push({ id: row.id, set });
  }
  return changes;
}

function differences<Row extends Identified>(row: Row, wanted: Partial<Row>): Partial<Row> {
  const changed = Object.entries(wanted).filter(
    ([column, value]) => !isDeepStrictEqual(row[column as keyof Row], value),
  );
  return Object.fromEntries(changed) as Partial<Row>;
}
