import { type AnyNode, evaluate, parse as parseJson } from '@humanwhocodes/momoa';
import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';

/** A row as it is written. Cells that are empty or absent are null. */
interface WrittenRow {
  line: number;
  /** The line of a column: in JSON each may have its own. */
  lineOf: (column: string) => number;
  cells: ReadonlyMap<string, unknown>;
}

export interface WrittenTable {
  file: string;
  rows: WrittenRow[];
  faults: Fault[];
}

interface Columns {
  all: readonly string[];
  /** Columns that no row may leave empty. */
  required: readonly string[];
}

/** Reads `<name>.csv` or `<name>.json` of the folder; undefined when it has neither. */
export function readTable(folder: string, name: string, columns: Columns): WrittenTable | undefined {
  const [csv, json] = [`${name}.csv`, `${name}.json`];
  const [hasCsv, hasJson] = [csv, json].map((file) => existsSync(join(folder, file)));
  const file = hasCsv ? csv : json;
  if (!hasCsv && !hasJson) return undefined;
  if (hasCsv && hasJson)
    return { file, rows: [], faults: [{ file, reason: `is there beside ${json}: leave one` }] };
  const text = readText(join(folder, file));
  if (text === undefined)
    return { file, rows: [], faults: [{ file, reason: 'is not UTF-8: save it as «CSV UTF-8»' }] };
  return hasCsv ? readCsv(file, text, columns) : readJson(file, text, columns);
}

/** The text without a byte order mark and with LF between its lines; undefined when it is not UTF-8. */
export function readText(path: string): string | undefined {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) return undefined;
  // One kind of line end: the lines of faults are counted by it.
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

interface CsvRecord {
  record: string[];
  /** `lines`: the last line of the record. */
  info: { lines: number };
}

function readCsv(file: string, text: string, columns: Columns): WrittenTable {
  const [firstLine = ''] = text.split('\n', 1);
  // Spreadsheets of a country with a decimal comma write semicolons.
  const delimiter =
    [';', '\t'].find((one) => firstLine.split(one).length > firstLine.split(',').length) ?? ',';
  let records: CsvRecord[];
  try {
    records = parseCsv(text, {
      delimiter,
      info: true,
      relaxColumnCount: true,
      trim: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: unknown }).lines);
    const where = Number.isInteger(line) ? { line } : {};
    return { file, rows: [], faults: [{ file, ...where, reason: error.message }] };
  }
  const [first, ...rest] = records;
  const heading = (first?.record ?? []).map((name) => name.toLowerCase());
  // Spreadsheets write columns without a name behind the last one.
  const names = heading.slice(0, heading.findLastIndex((name) => name !== '') + 1);
  const line = first?.info.lines ?? 1;
  const faults: Fault[] = names.flatMap((name, place): Fault[] => {
    if (!columns.all.includes(name)) return [unknownColumn({ file, line, field: name }, columns)];
    return names.indexOf(name) < place ? [{ file, line, field: name, reason: 'is there twice' }] : [];
  });
  for (const field of columns.required) {
    if (!names.includes(field)) faults.push({ file, line, field, reason: 'is missing in the heading' });
  }
  if (faults.length > 0) return { file, rows: [], faults };
  const rows: WrittenRow[] = [];
  let lastLine = line;
  for (const { record, info } of rest) {
    const start = lastLine + 1;
    lastLine = info.lines;
    if (record.every((value) => value === '')) continue;
    if (record.slice(names.length).some((value) => value !== '')) {
      faults.push({
        file,
        line: start,
        reason: `has ${record.length} cells for ${names.length} columns: a cell with «${delimiter}» needs quotes around it`,
      });
      continue;
    }
    const cells = new Map(names.map((name, place) => [name, record[place] || null]));
    rows.push({ line: start, lineOf: () => start, cells });
  }
  return { file, rows, faults };
}

function readJson(file: string, text: string, columns: Columns): WrittenTable {
  let body: AnyNode;
  try {
    ({ body } = parseJson(text));
  } catch (error) {
    const { line, message } = error as { line?: number; message: string };
    // Without the position in brackets that ends the message.
    const reason = message.replace(/ \(\d+:\d+\)$/, '');
    return { file, rows: [], faults: [{ file, ...(line === undefined ? {} : { line }), reason }] };
  }
  if (body.type !== 'Array') return { file, rows: [], faults: [{ file, line: 1, reason: 'must be a list' }] };
  const faults: Fault[] = [];
  const rows = body.elements.flatMap(({ value }): WrittenRow[] => {
    const { line } = value.loc.start;
    if (value.type !== 'Object') {
      faults.push({ file, line, reason: 'must be an object' });
      return [];
    }
    const lines = new Map<string, number>();
    const cells = new Map<string, unknown>();
    for (const member of value.members) {
      const field = member.name.type === 'String' ? member.name.value : member.name.name;
      const place = { file, line: member.loc.start.line, field };
      if (!columns.all.includes(field)) faults.push(unknownColumn(place, columns));
      if (cells.has(field)) faults.push({ ...place, reason: 'is there twice' });
      lines.set(field, place.line);
      const written: unknown = evaluate(member.value);
      cells.set(field, written === '' ? null : written);
    }
    return [{ line, lineOf: (column) => lines.get(column) ?? line, cells }];
  });
  return { file, rows, faults };
}

const unknownColumn = (place: Omit<Fault, 'reason'>, { all }: Columns): Fault => ({
  ...place,
  reason: `is no column of this table: there are ${all.join(', ')}`,
});
