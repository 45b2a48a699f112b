import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect';
import * as catalogue from '../../database/schema/catalogue';
import { settings } from '../../database/schema/content';
import { dataVersions } from '../../database/schema/dataVersions';
import { restaurants, stopList, zones } from '../../database/schema/restaurants';
import { type FactRows, type Facts, factsOf } from './facts';

/** The tables, by their names in `data_versions`. */
const readers: { [Name in keyof FactRows]: (tx: Queryable) => Promise<FactRows[Name]> } = {
  products: (tx) => tx.select().from(catalogue.products),
  modifier_groups: (tx) => tx.select().from(catalogue.modifierGroups),
  modifiers: (tx) => tx.select().from(catalogue.modifiers),
  stop_list: (tx) => tx.select().from(stopList),
  restaurants: (tx) => tx.select().from(restaurants),
  zones: (tx) => tx.select().from(zones),
  settings: (tx) => tx.select().from(settings),
};
const names = Object.keys(readers) as (keyof FactRows)[];

/** A column for a statement that is sent anyway: the versions of all tables as one text. */
export const versionsColumn: SQL<string> = sql<string>`(select string_agg(${dataVersions.name} || ' ' || ${dataVersions.version}, ',' order by ${dataVersions.name}) from ${dataVersions})`;

interface Known {
  versions: string;
  rows: FactRows;
  facts: Facts;
}

/** A version stands for the same rows in any database, so this is valid for every database of the process. */
let known: Known | undefined;
/** Running loads, by their versions: a change of the menu is read once, not by each cart. */
const loading = new Map<string, { result: Promise<Known>; isInTransaction: boolean }>();
const ofTransaction = new WeakMap<Transaction, Facts>();

const isTransaction = (tx: Queryable): tx is Transaction => 'rollback' in tx;

async function readVersions(tx: Queryable): Promise<string> {
  const { rows } = await tx.execute<{ versions: string | null }>(sql`select ${versionsColumn} as versions`);
  return rows[0]?.versions ?? '';
}

const versionsByName = (versions: string) =>
  new Map(versions.split(',').map((pair) => pair.split(' ') as [string, string]));

/** The rows of the `wanted` versions: the rows of `from`, and the rows of tables with another version, read now. */
async function readChanged(
  tx: Queryable,
  wanted: string,
  from: Omit<Known, 'facts'> | undefined,
): Promise<FactRows> {
  const [before, now] = [versionsByName(from?.versions ?? ''), versionsByName(wanted)];
  const read: Partial<FactRows> = {};
  for (const name of names) {
    if (!now.has(name)) throw new Error(`data_versions has no row of ${name}`);
    if (before.get(name) !== now.get(name)) Object.assign(read, { [name]: await readers[name](tx) });
  }
  return { ...from?.rows, ...read } as FactRows;
}

/** Reads until no version has changed meanwhile. */
async function load(
  tx: Queryable,
  wanted: string,
  from: Omit<Known, 'facts'> | undefined = known,
): Promise<Known> {
  const rows = await readChanged(tx, wanted, from);
  const versions = await readVersions(tx);
  return versions === wanted
    ? { versions, rows, facts: factsOf(rows) }
    : load(tx, versions, { versions: wanted, rows });
}

async function loadOnce(tx: Queryable, versions: string): Promise<Facts> {
  const running = loading.get(versions);
  // A load outside a transaction still needs a connection. A transaction that waited for that load could hold the last
  // connection.
  const isShareable = running !== undefined && (running.isInTransaction || !isTransaction(tx));
  // The failure may belong to the other transaction only.
  const shared = isShareable ? await running.result.catch(() => undefined) : undefined;
  if (shared) return shared.facts;
  const own = { result: load(tx, versions), isInTransaction: isTransaction(tx) };
  loading.set(versions, own);
  try {
    known = await own.result;
  } finally {
    if (loading.get(versions) === own) loading.delete(versions);
  }
  return known.facts;
}

/**
 * The facts that price carts, as the database has them at this moment: rows come from memory only while the database
 * names their versions. A transaction reads them once; `versions` are the versions that one of its statements has just
 * read.
 */
export async function readFacts(tx: Queryable, versions?: string): Promise<Facts> {
  const read = isTransaction(tx) && ofTransaction.get(tx);
  if (read) return read;
  const current = versions ?? (await readVersions(tx));
  const facts = known?.versions === current ? known.facts : await loadOnce(tx, current);
  if (isTransaction(tx)) ofTransaction.set(tx, facts);
  return facts;
}
