import { roublesToKopecks } from '@storefront/domain';
import { checkPictures, type Plan, pinned, planRows, resolve } from './plan';
import type { MenuIds } from './planMenu';
import type { Row } from './readFolder';

/** Plans promo codes, promotions, articles, landings, history, contacts and settings. */
export function planContent(plan: Plan, menu: MenuIds): void {
  planPromoCodes(plan, menu);
  planPromos(plan, menu);
  planArticles(plan);
  planHistory(plan);
  planLandings(plan, menu);
  planContacts(plan);
  planSettings(plan);
}

type MayNameDish = Pick<Row<'promos' | 'landings'>, 'at'> & { cells: { dish: string | null } };

const dishOf = (plan: Plan, { dishes }: MenuIds, { cells: { dish }, at }: MayNameDish) =>
  dish === null ? null : resolve(plan, dishes, dish, { at, field: 'dish', table: 'dishes', thing: 'dish' });

function planPromoCodes(plan: Plan, menu: MenuIds): void {
  const { tables, existing, now } = plan;
  const rows = tables['promo-codes'];
  if (!rows) return;
  const wanted = rows.map((row) => {
    const { cells, at } = row;
    const stored =
      existing.promoCodes.find(({ id }) => id === cells.id) ??
      existing.promoCodes.find(({ code }) => code === cells.code);
    const used = plan.existing.promoUses.get(stored?.id ?? 0) ?? 0;
    const { gift, group } = cells;
    return {
      ...pinned(cells.id),
      code: cells.code,
      name: cells.name,
      kind: cells.kind,
      value: codeValue(plan, row),
      giftProductId:
        gift === null
          ? null
          : resolve(plan, menu.dishes, gift, { at, field: 'gift', table: 'dishes', thing: 'dish' }),
      groupId:
        group === null
          ? null
          : resolve(plan, menu.groups, group, { at, field: 'group', table: 'groups', thing: 'group' }),
      minimalAmount: cells.minimal_amount ?? 0,
      takeMethod: cells.take_method,
      isForFirstOrder: cells.first_order ?? false,
      activeFrom: cells.active_from,
      activeTo: cells.active_to,
      usesLeft: cells.uses === null ? null : Math.max(0, cells.uses - used),
      isOncePerUser: cells.once_per_user ?? true,
    };
  });
  planRows(plan, 'promoCodes', {
    rows,
    wanted,
    keyOf: ({ code }) => code ?? '',
    // Whole seconds, as a folder has them.
    retire: ({ activeTo }) =>
      activeTo !== null && activeTo <= now
        ? {}
        : { activeTo: new Date(Math.floor(now.getTime() / 1000) * 1000) },
  });
}

/** Percent, or kopecks; 0 for a gift. */
function codeValue({ faults }: Plan, { cells: { kind, value, gift }, at }: Row<'promo-codes'>): number {
  if ((kind === 'gift') !== (gift !== null))
    faults.push({ ...at('gift'), reason: kind === 'gift' ? 'is empty' : 'is for the kind gift only' });
  if (kind === 'gift') return 0;
  if (value === null) faults.push({ ...at('value'), reason: 'is empty' });
  else if (kind === 'percent' && !(Number.isInteger(value) && value >= 1 && value <= 100))
    faults.push({ ...at('value'), reason: 'must be a whole number of percent from 1 to 100' });
  else if (kind === 'sum' && value === 0)
    faults.push({ ...at('value'), reason: 'must be more than 0 roubles' });
  return kind === 'percent' ? (value ?? 0) : roublesToKopecks(value ?? 0);
}

/** A promotion or a landing that shows a code shows one that exists. */
function checkCode({ tables, keys, existing, faults }: Plan, row: Row<'promos' | 'landings'>): void {
  const { promocode } = row.cells;
  if (promocode === null) return;
  const isKnown = tables['promo-codes']
    ? keys.get('promo-codes')?.has(promocode)
    : existing.promoCodes.some(({ code }) => code === promocode);
  if (!isKnown) faults.push({ ...row.at('promocode'), reason: `there is no promo code «${promocode}»` });
}

function planPromos(plan: Plan, menu: MenuIds): void {
  const rows = plan.tables.promos;
  if (!rows) return;
  for (const row of rows) {
    checkPictures(plan, row, 'picture', [row.cells.picture]);
    checkCode(plan, row);
  }
  planRows(plan, 'promos', {
    rows,
    wanted: rows.map((row, position) => {
      const { dish: _, is_header, active_from, active_to, ...same } = row.cells;
      return {
        ...same,
        isHeader: is_header ?? false,
        activeFrom: active_from,
        activeTo: active_to,
        productId: dishOf(plan, menu, row),
        position,
      };
    }),
    keyOf: ({ slug }) => slug ?? '',
  });
}

function planArticles(plan: Plan): void {
  const { tables, existing } = plan;
  const kinds = (['blog', 'news'] as const).filter((kind) => tables[kind]);
  const rows = kinds.flatMap((kind) => (tables[kind] ?? []).map((row) => ({ ...row, kind })));
  for (const row of rows) checkPictures(plan, row, 'picture', [row.cells.picture]);
  planRows(plan, 'articles', {
    rows,
    wanted: rows.map(({ kind, cells: { published_at, ...same } }) => ({
      ...same,
      kind,
      publishedAt: published_at,
    })),
    keyOf: ({ kind, slug }) => `${kind} ${slug}`,
    existing: existing.articles.filter(({ kind }) => kinds.includes(kind)),
  });
}

function planHistory(plan: Plan): void {
  const rows = plan.tables.history;
  if (!rows) return;
  for (const row of rows) checkPictures(plan, row, 'picture', [row.cells.picture]);
  planRows(plan, 'historyEvents', {
    rows,
    wanted: rows.map(({ cells }) => cells),
    keyOf: ({ name }) => name ?? '',
  });
}

function planLandings(plan: Plan, menu: MenuIds): void {
  const rows = plan.tables.landings;
  if (!rows) return;
  for (const row of rows) {
    checkPictures(plan, row, 'picture', [row.cells.picture]);
    checkCode(plan, row);
  }
  planRows(plan, 'landings', {
    rows,
    wanted: rows.map((row) => {
      const { dish: _, published, ...same } = row.cells;
      return { ...same, isPublished: published ?? true, productId: dishOf(plan, menu, row) };
    }),
    keyOf: ({ url }) => url ?? '',
  });
}

function planContacts(plan: Plan): void {
  const rows = plan.tables.contacts;
  if (!rows) return;
  planRows(plan, 'contacts', {
    rows,
    wanted: rows.map(({ cells }, position) => ({ ...cells, position })),
    keyOf: ({ value }) => value ?? '',
  });
}

function planSettings(plan: Plan): void {
  const { tables, existing } = plan;
  const rows = tables.settings;
  if (!rows) return;
  const stored = new Map(existing.settings.map(({ key, value }) => [key, value]));
  const wanted = new Set(rows.map(({ cells }) => cells.key));
  plan.settings = {
    written: rows.map(({ cells }) => cells).filter(({ key, value }) => stored.get(key) !== value),
    deleted: [...stored.keys()].filter((key) => !wanted.has(key)),
  };
}
