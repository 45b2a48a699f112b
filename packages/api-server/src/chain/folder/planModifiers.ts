import { type Plan, planRows, resolve } from './plan';
import type { Row } from './readFolder';

/** A dish that is on the menu after the import. */
export interface MenuDish {
  id: number;
  name: string;
  price: number;
}

/** Options that dishes share. */
export interface ModifierList {
  name: string;
  required: boolean;
  minAmount: number;
  maxAmount: number;
  options: { name: string; externalId: string | null; price: number; maxAmount: number }[];
}

/** The lists of options that dishes share, by their names in the table. */
export function readModifierLists({ tables, faults }: Plan): Map<string, ModifierList> {
  const lists = new Map<string, ModifierList>();
  for (const { cells, at } of tables.modifiers ?? []) {
    const { list, name, required, min, max, option, external_id: externalId, price, option_max } = cells;
    const known = lists.get(list);
    const options = known?.options ?? [];
    if (options.some((one) => one.name === option))
      faults.push({ ...at('option'), reason: `the list «${list}» has it already` });
    options.push({ name: option, externalId, price, maxAmount: option_max ?? 1 });
    if (!known) {
      const isRequired = required ?? false;
      const minAmount = min ?? (isRequired ? 1 : 0);
      const maxAmount = max ?? 1;
      if (maxAmount > 0 && minAmount > maxAmount)
        faults.push({ ...at('min'), reason: `is more than max, which is ${maxAmount}` });
      lists.set(list, { name: name ?? list, required: isRequired, minAmount, maxAmount, options });
      continue;
    }
    const differing = Object.entries({
      name: name !== null && name !== known.name,
      required: required !== null && required !== known.required,
      min: min !== null && min !== known.minAmount,
      max: max !== null && max !== known.maxAmount,
    });
    for (const [field, differs] of differing) {
      if (differs) faults.push({ ...at(field), reason: `differs from the first row of the list «${list}»` });
    }
  }
  return lists;
}

interface Option {
  name: string;
  externalId: string | null;
  price: number;
  maxAmount: number;
  productId: number | null;
  isDefault: boolean;
}

interface Part {
  at: Row['at'];
  /** Its slug. */
  dish: string;
  productId: number;
  name: string;
  isComboPart: boolean;
  required: boolean;
  minAmount: number;
  maxAmount: number;
  position: number;
  options: Option[];
}

/** The modifier groups of each dish, and then the parts of combos. */
function readParts(
  plan: Plan,
  lists: ReadonlyMap<string, ModifierList>,
  dishes: ReadonlyMap<string, MenuDish>,
): Part[] {
  const { tables } = plan;
  const ofDishes = !tables.modifiers
    ? []
    : (tables.dishes ?? []).flatMap(({ cells, at }) =>
        cells.modifiers.flatMap((name, position): Part[] => {
          const list = lists.get(name);
          if (!list) return [];
          const options = list.options.map((option) => ({ ...option, productId: null, isDefault: false }));
          const productId = dishes.get(cells.slug)?.id ?? 0;
          return [{ ...list, at, dish: cells.slug, productId, isComboPart: false, position, options }];
        }),
      );
  const places = new Map<string, number>();
  const ofCombos = (tables.combos ?? []).map((row): Part => {
    const { dish, part } = row.cells;
    const position = places.get(dish) ?? 0;
    places.set(dish, position + 1);
    const productId = resolve(plan, idsOf(dishes), dish, dishReference(row, 'dish'));
    return {
      at: row.at,
      dish,
      productId,
      name: part,
      isComboPart: true,
      required: true,
      minAmount: 1,
      maxAmount: 1,
      position,
      options: comboOptions(plan, row, dishes),
    };
  });
  const parts = [...ofDishes, ...ofCombos];
  const seen = new Set<string>();
  for (const { at, dish, isComboPart, name } of parts) {
    const key = `${dish} ${isComboPart} ${name}`;
    if (seen.has(key))
      plan.faults.push({ ...at(isComboPart ? 'part' : 'modifiers'), reason: `the dish has «${name}» twice` });
    seen.add(key);
  }
  return parts;
}

const dishReference = ({ at }: Pick<Row, 'at'>, field: string) =>
  ({ at, field, table: 'dishes', thing: 'dish' }) as const;

const idsOf = (dishes: ReadonlyMap<string, MenuDish>) =>
  new Map([...dishes].map(([slug, { id }]) => [slug, id]));

/** The first dish is the default; a dearer one adds the difference. */
function comboOptions(plan: Plan, row: Row<'combos'>, dishes: ReadonlyMap<string, MenuDish>): Option[] {
  const names = row.cells.dishes;
  if (names.length === 0) plan.faults.push({ ...row.at('dishes'), reason: 'is empty' });
  const included = dishes.get(names[0] ?? '')?.price ?? 0;
  return names.flatMap((slug, place) => {
    const productId = resolve(plan, idsOf(dishes), slug, dishReference(row, 'dishes'));
    const dish = dishes.get(slug);
    if (!dish) return [];
    const price = Math.max(0, dish.price - included);
    return [{ name: dish.name, externalId: null, price, maxAmount: 1, productId, isDefault: place === 0 }];
  });
}

/** Plans the modifiers of dishes and the parts of combos. */
export function planModifiers(
  plan: Plan,
  lists: ReadonlyMap<string, ModifierList>,
  dishes: ReadonlyMap<string, MenuDish>,
): void {
  const parts = readParts(plan, lists, dishes);
  const { tables } = plan;
  if (tables.modifiers || tables.combos) planParts(plan, parts, dishes);
  if (tables.dishes && !tables.combos) repriceCombos(plan, dishes);
}

function planParts(plan: Plan, parts: readonly Part[], dishes: ReadonlyMap<string, MenuDish>): void {
  const { tables, existing } = plan;
  // The modifiers of a dish that has left the menu stay, for carts of the day it comes back.
  const onMenu = new Set([...dishes.values()].map(({ id }) => id));
  const compared = existing.modifierGroups.filter(
    ({ isComboPart, productId }) =>
      onMenu.has(productId) && (isComboPart ? tables.combos : tables.modifiers && tables.dishes),
  );
  const wantedGroups = parts.map((part) => {
    const { at: _, dish: __, options: ___, ...group } = part;
    return group;
  });
  const ids = planRows(plan, 'modifierGroups', {
    rows: [],
    wanted: withRenamed(wantedGroups, compared),
    keyOf: groupKey,
    existing: compared,
  });
  const comparedIds = new Set(compared.map(({ id }) => id));
  const options = parts.flatMap((part, index) =>
    part.options.map((option, position) => ({ ...option, groupId: ids[index] ?? 0, position })),
  );
  const comparedOptions = existing.modifiers.filter(({ groupId }) => comparedIds.has(groupId));
  const byTill = new Map(comparedOptions.flatMap((row) => (row.externalId ? [[tillKey(row), row.id]] : [])));
  planRows(plan, 'modifiers', {
    rows: [],
    // An option that the till knows may be renamed: carts remember its id.
    wanted: options.map((option) => {
      const known = option.externalId ? byTill.get(tillKey(option)) : undefined;
      return known === undefined ? option : { ...option, id: known };
    }),
    keyOf: ({ groupId, productId, name }) => `${groupId} ${productId ?? name}`,
    existing: comparedOptions,
  });
}

/** The differences of combos that stay as they are, by the new prices of their dishes. */
function repriceCombos({ existing, changes }: Plan, dishes: ReadonlyMap<string, MenuDish>): void {
  const priceOf = new Map([...dishes.values()].map(({ id, price }) => [id, price]));
  const updates = existing.modifierGroups.flatMap((group) => {
    const options = group.isComboPart ? existing.modifiers.filter(({ groupId }) => groupId === group.id) : [];
    const included = priceOf.get(options.find(({ isDefault }) => isDefault)?.productId ?? 0);
    return options.flatMap(({ id, productId, price }) => {
      const dish = priceOf.get(productId ?? 0);
      if (dish === undefined || included === undefined) return [];
      const difference = Math.max(0, dish - included);
      return difference === price ? [] : [{ id, set: { price: difference } }];
    });
  });
  if (updates.length === 0) return;
  const others = changes.modifiers ?? { inserts: [], updates: [], deletes: [], ids: [], gone: [] };
  changes.modifiers = { ...others, updates: [...others.updates, ...updates] };
}

const tillKey = ({ groupId, externalId }: { groupId: number; externalId: string | null }) =>
  `${groupId} ${externalId}`;

type Group = Pick<Part, 'productId' | 'isComboPart' | 'name' | 'position'>;

const groupKey = ({ productId, isComboPart, name }: Partial<Group>) => `${productId} ${isComboPart} ${name}`;

/** Groups with the ids of those that they rename: of the same dish, at the same place, and wanted no more by their names. */
function withRenamed<Wanted extends Group>(
  wanted: readonly Wanted[],
  existing: readonly (Group & { id: number })[],
): (Wanted & { id?: number })[] {
  const [wantedKeys, knownKeys] = [wanted, existing].map((groups) => new Set(groups.map(groupKey)));
  const place = ({ productId, isComboPart, position }: Group) => `${productId} ${isComboPart} ${position}`;
  const left = existing.filter((group) => !wantedKeys?.has(groupKey(group)));
  const idAt = new Map(left.map((group) => [place(group), group.id]));
  return wanted.map((group) => {
    const id = knownKeys?.has(groupKey(group)) ? undefined : idAt.get(place(group));
    return id === undefined ? group : { ...group, id };
  });
}
