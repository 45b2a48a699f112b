import type { Existing, Stored, StoredName } from './existing';
import type { Fault } from './fault';
import { type Changes, diffRows, type WantedRow } from './diffRows';
import type { FolderPictures, PictureKind } from './pictures';
import type { ChainFolder, Row } from './readFolder';
import type { TableName } from './tables';

/** An import in the making: what the folder wants, what the database has, and the changes found so far. */
export interface Plan extends Pick<ChainFolder, 'tables' | 'keys'> {
  existing: Existing;
  highestIds: ReadonlyMap<StoredName, number>;
  now: Date;
  /** Undefined: names of pictures are not checked. */
  pictures: FolderPictures | undefined;
  faults: Fault[];
  changes: { [Name in StoredName]?: Changes<Stored<Name>> };
  productLabels: { added: Existing['productLabels']; removed: Existing['productLabels'] };
  settings: { written: Existing['settings']; deleted: string[] };
}

interface Matching<Name extends StoredName> {
  /** The rows of the folder behind `wanted`, for faults. */
  rows: readonly Pick<Row, 'at'>[];
  wanted: readonly WantedRow<Stored<Name>>[];
  keyOf: (row: Partial<Stored<Name>>) => string;
  /** Only these rows of the database are compared. */
  existing?: readonly Stored<Name>[];
  retire?: (row: Stored<Name>) => Partial<Stored<Name>>;
  defaults?: (row: WantedRow<Stored<Name>>) => Partial<Stored<Name>>;
}

/** Plans the changes of one table of the database. Returns the ids of the folder's rows, in their order. */
export function planRows<Name extends StoredName>(
  plan: Plan,
  name: Name,
  matching: Matching<Name>,
): number[] {
  const { rows, wanted, keyOf, existing, retire, defaults } = matching;
  const changes = diffRows<Stored<Name>>(existing ?? plan.existing[name], wanted, {
    keyOf,
    highestId: plan.highestIds.get(name) ?? 0,
    ...(retire && { retire }),
    ...(defaults && { defaults }),
    onClash: (index, reason) => {
      const fault = rows[index]?.at('id');
      if (fault) plan.faults.push({ ...fault, reason });
    },
  });
  plan.changes[name] = changes as Plan['changes'][Name];
  return changes.ids;
}

/** `{ id }` of a row that pins it. */
export const pinned = (id: number | null) => (id === null ? {} : { id });

interface Reference {
  at: Row['at'];
  /** The column that names the other row. */
  field: string;
  table: TableName;
  /** What a row of that table is called in a fault. */
  thing: string;
}

/** The id of the row that a cell names; 0 after a fault. A row that has faults of its own is no fault here. */
export function resolve(
  plan: Plan,
  ids: ReadonlyMap<string, number>,
  name: string,
  { at, field, table, thing }: Reference,
): number {
  const id = ids.get(name);
  if (id === undefined && !plan.keys.get(table)?.has(name))
    plan.faults.push({ ...at(field), reason: `there is no ${thing} «${name}»` });
  return id ?? 0;
}

/** A fault for each name that has no picture in the folder. */
export function checkPictures(
  { pictures, faults }: Plan,
  { at }: Pick<Row, 'at'>,
  field: string,
  names: readonly (string | null)[],
  kind: PictureKind | 'icons' = 'pictures',
): void {
  if (!pictures) return;
  const known = kind === 'icons' ? pictures.icons : pictures.names.get(kind);
  for (const name of names) {
    if (name !== null && !known?.has(name))
      faults.push({
        ...at(field),
        reason: `there is no picture ${kind}/${name}${kind === 'icons' ? '.svg' : ''}`,
      });
  }
}
