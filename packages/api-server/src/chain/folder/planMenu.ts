import type { Existing, Stored } from './existing';
import { type Plan, pinned, planRows, resolve } from './plan';
import { type MenuDish, type ModifierList, planModifiers, readModifierLists } from './planModifiers';

/** Ids by name after the import, for tables that refer to the menu. */
export interface MenuIds {
  groups: ReadonlyMap<string, number>;
  dishes: ReadonlyMap<string, number>;
}

/** Plans groups, labels, dishes, their modifiers and combos. */
export function planMenu(plan: Plan): MenuIds {
  const { tables, existing } = plan;
  const groups = planGroups(plan);
  const labels = planLabels(plan);
  const lists = readModifierLists(plan);
  const dishes = planDishes(plan, groups, lists);
  planProductLabels(plan, labels, dishes);
  planModifiers(plan, lists, dishes);
  if (tables.groups) keepReferredGroups(plan);
  if (tables.modifiers && !tables.dishes) {
    const [row] = tables.modifiers;
    if (row) plan.faults.push({ ...row.at('list'), reason: 'is of no use without the table dishes' });
  }
  const ids = tables.dishes
    ? [...dishes]
    : existing.products.filter(isOnMenu).map((row) => [row.slug, row] as const);
  return { groups, dishes: new Map(ids.map(([slug, { id }]) => [slug, id])) };
}

const isOnMenu = ({ deleted }: Stored<'products'>) => !deleted;

function planGroups(plan: Plan): Map<string, number> {
  const rows = plan.tables.groups;
  if (!rows) return new Map(plan.existing.groups.map(({ slug, id }) => [slug, id]));
  const ids = planRows(plan, 'groups', {
    rows,
    wanted: rows.map(({ cells: { id, slug, name, tint } }, position) => ({
      ...pinned(id),
      slug,
      name,
      tint,
      position,
    })),
    keyOf: ({ slug }) => slug ?? '',
  });
  return new Map(rows.map(({ cells }, index) => [cells.slug, ids[index] ?? 0]));
}

/** A group stays while a dish that was sold or a promo code refers to it. Without dishes the menu does not show it. */
function keepReferredGroups({ changes, existing }: Plan): void {
  const moved = new Map(changes.products?.updates.map(({ id, set }) => [id, set.groupId]));
  const referred = new Set([
    ...existing.products.map(({ id, groupId }) => moved.get(id) ?? groupId),
    ...existing.promoCodes.map(({ groupId }) => groupId),
  ]);
  if (changes.groups) changes.groups.deletes = changes.groups.deletes.filter((id) => !referred.has(id));
}

function planLabels(plan: Plan): Map<string, number> {
  const rows = plan.tables.labels;
  if (!rows) return new Map(plan.existing.labels.map(({ name, id }) => [name, id]));
  const ids = planRows(plan, 'labels', {
    rows,
    wanted: rows.map(({ cells: { id, name, icon, show_name } }) => ({
      ...pinned(id),
      name,
      icon,
      showName: show_name ?? true,
    })),
    keyOf: ({ name }) => name ?? '',
  });
  return new Map(rows.map(({ cells }, index) => [cells.name, ids[index] ?? 0]));
}

function planDishes(
  plan: Plan,
  groups: ReadonlyMap<string, number>,
  lists: ReadonlyMap<string, ModifierList>,
): Map<string, MenuDish> {
  const { tables, existing, faults } = plan;
  const rows = tables.dishes;
  if (!rows) return new Map(existing.products.filter(isOnMenu).map((row) => [row.slug, row]));
  const combos = comboDishes(plan);
  const storedRequired = new Set(
    existing.modifierGroups.flatMap(({ required, productId }) => (required ? [productId] : [])),
  );
  const storedIds = new Map(existing.products.map(({ slug, id }) => [slug, id]));
  const wanted = rows.map(({ cells, at }, position) => {
    for (const name of cells.modifiers) {
      if (!lists.has(name) && !hasList(plan, name))
        faults.push({ ...at('modifiers'), reason: `there is no list «${name}» in the table modifiers` });
    }
    const hasRequired = tables.modifiers
      ? cells.modifiers.some((name) => lists.get(name)?.required)
      : storedRequired.has(cells.id ?? storedIds.get(cells.slug) ?? 0);
    return {
      ...pinned(cells.id),
      ...(cells.external_id === null ? {} : { externalId: cells.external_id }),
      slug: cells.slug,
      groupId: resolve(plan, groups, cells.group, { at, field: 'group', table: 'groups', thing: 'group' }),
      name: cells.name,
      description: cells.description,
      price: cells.price,
      oldPrice: cells.old_price,
      vatCode: cells.vat_code,
      weight: cells.weight,
      pieces: cells.pieces,
      personsNumber: cells.persons,
      kcal: cells.kcal,
      proteins: cells.proteins,
      fats: cells.fats,
      carbohydrates: cells.carbohydrates,
      ingredients: cells.ingredients,
      allergens: cells.allergens,
      hasModifiers: cells.has_modifiers ?? (hasRequired || combos.has(cells.slug)),
      position,
      deleted: false,
    };
  });
  const ids = planRows(plan, 'products', {
    rows,
    wanted,
    keyOf: ({ slug }) => slug ?? '',
    retire: () => ({ deleted: true }),
    defaults: ({ slug = '' }) => ({ externalId: slug }),
  });
  return new Map(wanted.map(({ slug, name, price }, index) => [slug, { id: ids[index] ?? 0, name, price }]));
}

/** Whether a row of that list is there with a fault of its own. */
const hasList = ({ keys }: Plan, name: string) => keys.get('modifiers')?.has(name) ?? false;

function comboDishes({ tables, existing }: Plan): Set<string> {
  if (tables.combos) return new Set(tables.combos.map(({ cells }) => cells.dish));
  const withParts = new Set(
    existing.modifierGroups.flatMap(({ isComboPart, productId }) => (isComboPart ? [productId] : [])),
  );
  return new Set(existing.products.filter(({ id }) => withParts.has(id)).map(({ slug }) => slug));
}

function planProductLabels(
  plan: Plan,
  labels: ReadonlyMap<string, number>,
  dishes: ReadonlyMap<string, MenuDish>,
): void {
  const { tables, existing, changes } = plan;
  const goneLabels = new Set(changes.labels?.deletes);
  const ofFolder = new Set<number>();
  const wanted = (tables.dishes ?? []).flatMap(({ cells, at }) => {
    const productId = dishes.get(cells.slug)?.id ?? 0;
    ofFolder.add(productId);
    return cells.labels.map((name) => ({
      productId,
      labelId: resolve(plan, labels, name, { at, field: 'labels', table: 'labels', thing: 'label' }),
    }));
  });
  const keyOf = ({ productId, labelId }: Existing['productLabels'][number]) => `${productId} ${labelId}`;
  const [has, wants] = [new Set(existing.productLabels.map(keyOf)), new Set(wanted.map(keyOf))];
  plan.productLabels = {
    added: wanted.filter((pair) => !has.has(keyOf(pair))),
    removed: existing.productLabels.filter(
      (pair) => goneLabels.has(pair.labelId) || (ofFolder.has(pair.productId) && !wants.has(keyOf(pair))),
    ),
  };
}

/** Dishes of the folder that have no picture yet: no fault, since the menu shows a placeholder. */
export function dishesWithoutPicture({ tables, pictures }: Plan): string[] {
  const known = pictures?.names.get('pictures');
  return known ? (tables.dishes ?? []).map(({ cells }) => cells.slug).filter((slug) => !known.has(slug)) : [];
}
