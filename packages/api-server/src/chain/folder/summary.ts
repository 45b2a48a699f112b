import type { Stored, StoredName } from './existing';
import type { Plan } from './plan';
import type { TableName } from './tables';

/** The names of the rows of a table that an import adds, changes and takes away. */
interface TableChanges {
  new: string[];
  changed: string[];
  gone: string[];
}
export type Summary = Partial<Record<TableName, TableChanges>>;

/** The tables of the database behind those of the folder. */
const behind: Record<TableName, readonly StoredName[]> = {
  groups: ['groups'],
  labels: ['labels'],
  dishes: ['products'],
  modifiers: ['modifierGroups', 'modifiers'],
  combos: ['modifierGroups', 'modifiers'],
  tags: ['restaurantTags'],
  restaurants: ['restaurants'],
  zones: ['zones'],
  settings: [],
  'promo-codes': ['promoCodes'],
  promos: ['promos'],
  blog: ['articles'],
  news: ['articles'],
  history: ['historyEvents'],
  landings: ['landings'],
  contacts: ['contacts'],
};

/** What a plan does to each table that the folder has. */
export function summarise(plan: Plan): Summary {
  const names = (Object.keys(behind) as TableName[]).filter((name) => plan.tables[name]);
  return Object.fromEntries(names.map((name) => [name, changesOf(plan, name)]));
}

function changesOf(plan: Plan, name: TableName): TableChanges {
  if (name === 'settings') return settingChanges(plan);
  const parts = behind[name].map((part) => rowChanges(plan, part, (row) => belongsTo(plan, name, part, row)));
  const all = (kind: keyof TableChanges) => parts.flatMap((part) => part[kind]);
  const changes = { new: all('new'), changed: all('changed'), gone: all('gone') };
  return name === 'dishes' ? withLabels(plan, changes) : changes;
}

type AnyRow = Stored<StoredName>;

/** Two tables of the folder may share one of the database. */
function belongsTo({ existing, changes }: Plan, name: TableName, part: StoredName, row: AnyRow): boolean {
  if (name === 'blog' || name === 'news') return (row as Stored<'articles'>).kind === name;
  if (name !== 'modifiers' && name !== 'combos') return true;
  const groupId = part === 'modifierGroups' ? row.id : (row as Stored<'modifiers'>).groupId;
  const group = [...existing.modifierGroups, ...(changes.modifierGroups?.inserts ?? [])].find(
    ({ id }) => id === groupId,
  );
  return group?.isComboPart === (name === 'combos');
}

function rowChanges(plan: Plan, part: StoredName, belongs: (row: AnyRow) => boolean): TableChanges {
  const changes = plan.changes[part];
  if (!changes) return { new: [], changed: [], gone: [] };
  const rows = new Map<number, AnyRow>(plan.existing[part].map((row) => [row.id, row]));
  const goneIds = new Set(changes.gone.map(({ id }) => id));
  const sets = new Map(changes.updates.map(({ id, set }) => [id, set as Partial<AnyRow>]));
  const named = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const row = rows.get(id);
      if (!row || !belongs(row)) return [];
      const [before, after] = [nameOf(row), nameOf({ ...row, ...sets.get(id) } as AnyRow)];
      return [before === after ? before : `${before} → ${after}`];
    });
  const updated = changes.updates.map(({ id }) => id);
  return {
    new: (changes.inserts as AnyRow[]).filter(belongs).map(nameOf),
    changed: named(updated.filter((id) => !goneIds.has(id))),
    gone: named([...changes.deletes, ...updated.filter((id) => goneIds.has(id))]),
  };
}

function nameOf(row: AnyRow): string {
  const { slug, code, url, name, value } = row as Partial<
    Record<'slug' | 'code' | 'url' | 'name' | 'value', string>
  >;
  return slug ?? code ?? url ?? name ?? value ?? String(row.id);
}

/** A dish changes with its labels. */
function withLabels({ productLabels, existing }: Plan, changes: TableChanges): TableChanges {
  const ids = new Set([...productLabels.added, ...productLabels.removed].map(({ productId }) => productId));
  const relabelled = existing.products.filter(({ id }) => ids.has(id)).map(({ slug }) => slug);
  const others = relabelled.filter((slug) => !changes.gone.includes(slug));
  return { ...changes, changed: [...new Set([...changes.changed, ...others])] };
}

function settingChanges({ settings, existing }: Plan): TableChanges {
  const known = new Set(existing.settings.map(({ key }) => key));
  const written = settings.written.map(({ key }) => key);
  return {
    new: written.filter((key) => !known.has(key)),
    changed: written.filter((key) => known.has(key)),
    gone: settings.deleted,
  };
}

const mostNames = 5;

/** `dishes: 2 new (a, b), 1 changed (c)`, a line for each table that changes. */
export function summaryText(summary: Summary): string[] {
  return Object.entries(summary).flatMap(([name, changes]) => {
    const parts = (['new', 'changed', 'gone'] as const).flatMap((kind) => {
      const names = changes[kind];
      const shown = [...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])];
      return names.length > 0 ? [`${names.length} ${kind} (${shown.join(', ')})`] : [];
    });
    return parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : [];
  });
}
