import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sanitise } from '../../content/sanitise';
import { ChainError } from '../chainCommand';
import type { Fault } from './fault';
import { readTable, readText } from './readTable';
import { type Cells, chainTables, type TableDescription, type TableName } from './tables';

/** A row of a table, with the place of each of its cells for faults that are found later. */
export interface Row<Name extends TableName = TableName> {
  cells: Cells<Name>;
  at: (field: string) => Fault;
}

/** The tables that the folder has; a table without a file is undefined. */
type ChainTablesRead = { [Name in TableName]?: Row<Name>[] };

export interface ChainFolder {
  tables: ChainTablesRead;
  /** The keys of all rows of a table, also of faulty ones: a reference to them is no fault. */
  keys: ReadonlyMap<TableName, ReadonlySet<string>>;
  faults: Fault[];
}

/** An empty table would take the whole menu, or every restaurant, away. */
const neverEmpty = ['groups', 'dishes', 'restaurants'] as const;

/** Reads all tables of a chain's folder. Throws ChainError when there is no such folder, or no table in it. */
export function readFolder(folder: string, now: Date): ChainFolder {
  const descriptions: Record<TableName, TableDescription> = chainTables(now);
  const names = Object.keys(descriptions) as TableName[];
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const faults: Fault[] = files
    .filter(
      (file) =>
        /\.(csv|json)$/i.test(file) && !names.some((name) => [`${name}.csv`, `${name}.json`].includes(file)),
    )
    .map((file) => ({ file, reason: `is no table of a chain: there are ${names.join(', ')}` }));
  const tables: Partial<Record<TableName, Row[]>> = {};
  const keys = new Map<TableName, ReadonlySet<string>>();
  for (const name of names) {
    const read = readRows(folder, name, descriptions[name]);
    if (!read) continue;
    faults.push(...read.faults);
    tables[name] = read.rows;
    keys.set(name, read.keys);
  }
  for (const name of neverEmpty) {
    if (tables[name]?.length === 0 && !faults.some(({ file }) => file.startsWith(`${name}.`)))
      faults.push({ file: `${name}.csv`, reason: 'has no rows: without the file all stay as they are' });
  }
  if (keys.size === 0) throw new ChainError(`${folder} has no table of a chain, such as dishes.csv.`);
  return { tables, keys, faults };
}

function readRows(folder: string, table: TableName, { columns, key, names, text }: TableDescription) {
  const { shape } = columns;
  const all = Object.keys(shape);
  // A text may stand in a file of its own, so its column may be absent.
  const required = all.filter(
    (column) => column !== text && !z.safeParse(shape[column] as z.ZodMiniType, null).success,
  );
  const written = readTable(folder, table, { all, required });
  if (!written) return undefined;
  const { file } = written;
  const faults = [...written.faults];
  const lines = new Map<string, number>();
  const rows: Row[] = [];
  for (const row of written.rows) {
    const at = (field: string): Fault => ({ file, line: row.lineOf(field), field, reason: '' });
    const name = row.cells.get(key ?? names ?? '');
    // A number in JSON: a landing may be called 2026.
    const called = typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
    if (called !== undefined) {
      const first = lines.get(called);
      if (first === undefined) lines.set(called, row.line);
      else if (key !== undefined)
        faults.push({ ...at(key), reason: `«${called}» is on line ${first} already` });
    }
    const cells = Object.fromEntries(all.map((column) => [column, row.cells.get(column) ?? null]));
    if (text !== undefined && cells[text] === null && called !== undefined) {
      const html = readHtml(folder, `${table}/${called}.html`, faults);
      if (html !== undefined) cells[text] = html;
    }
    const parsed = z.safeParse(columns, cells);
    if (parsed.success) rows.push({ cells: clean(parsed.data, table) as Row['cells'], at });
    else faults.push(...cellFaults(parsed.error.issues, at));
  }
  return { rows, faults, keys: new Set(lines.keys()) };
}

function readHtml(folder: string, file: string, faults: Fault[]): string | undefined {
  const path = join(folder, file);
  if (!isTextFile(file) || !existsSync(path)) return undefined;
  const html = readText(path);
  if (html === undefined) faults.push({ file, reason: 'is not UTF-8' });
  return html?.trim() || undefined;
}

/** Whether a text beside a table may have this name: a faulty key names no file outside the folder. */
export const isTextFile = (file: string): boolean => /^[\w-]+(\/[\w-]+)+\.html$/.test(file);

const htmlColumns: Partial<Record<TableName, string>> = {
  promos: 'description',
  blog: 'content',
  news: 'content',
  landings: 'content',
  history: 'description',
};

/** The row with its HTML cleaned, as whatever leaves the server. */
function clean(cells: Record<string, unknown>, name: TableName): Record<string, unknown> {
  const column = htmlColumns[name];
  const html = column === undefined ? undefined : cells[column];
  return column !== undefined && typeof html === 'string' ? { ...cells, [column]: sanitise(html) } : cells;
}

function cellFaults(issues: readonly z.core.$ZodIssue[], at: (field: string) => Fault): Fault[] {
  return issues.map((issue) => ({ ...at(String(issue.path[0])), reason: issue.message }));
}
