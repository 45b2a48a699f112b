import { readFileSync } from 'node:fs';
import { demoCombos, demoGroups, demoLabels, labelsOf } from '@storefront/demo-chain';
import { roublesToKopecks } from '@storefront/domain';
import * as z from 'zod/mini';
import type { Transaction } from '../database/connect';
import * as schema from '../database/schema/catalogue';
import { files } from '../files';

const dish = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  group: z.string(),
  description: z.string(),
  weight: z.int(),
  price: z.int(),
  vat_code: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  pieces: z.optional(z.int()),
  nutrition_per_100: z.object({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() }),
  modifiers: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['single', 'multi']),
      options: z.array(z.object({ name: z.string(), price: z.int() })),
    }),
  ),
});
type Dish = z.output<typeof dish>;

/** Modifier groups that the customer must choose from; all others are optional. */
const required = new Set(['Основа', 'Лапша', 'Острота']);
const maxExtras = 5;
const sets = 'Сеты';

/** Inserts the demo chain's menu.json. Returns the product ids by slug. */
export async function seedMenu(tx: Transaction): Promise<Map<string, number>> {
  const dishes = z.parse(z.array(dish), JSON.parse(readFileSync(files.menu, 'utf8')));
  const modifiers = toModifiers(dishes);
  await tx.insert(schema.groups).values(demoGroups.map((group, position) => ({ ...group, position })));
  await tx.insert(schema.labels).values([...demoLabels]);
  await tx.insert(schema.products).values(dishes.map(toProduct));
  await tx
    .insert(schema.productLabels)
    .values(dishes.flatMap((item) => labelsOf(item).map((labelId) => ({ productId: item.id, labelId }))));
  await tx.insert(schema.modifierGroups).values(modifiers.groups);
  await tx.insert(schema.modifiers).values(modifiers.options);
  return new Map(dishes.map(({ slug, id }) => [slug, id]));
}

function toProduct(item: Dish, position: number): typeof schema.products.$inferInsert {
  const group = demoGroups.find(({ name }) => name === item.group);
  if (!group) throw new Error(`groups.ts lacks a group of menu.json: ${item.group}`);
  const { kcal, protein, fat, carbs } = item.nutrition_per_100;
  const ofPortion = (per100: number) => Math.round((per100 * item.weight) / 10) / 10;
  return {
    id: item.id,
    externalId: `dish-${item.id}`,
    slug: item.slug,
    groupId: group.id,
    name: item.name,
    description: item.description,
    price: roublesToKopecks(item.price),
    vatCode: item.vat_code ?? null,
    weight: item.weight,
    pieces: item.pieces ?? null,
    personsNumber: item.group === sets ? Math.max(1, Math.round((item.pieces ?? 8) / 9)) : null,
    kcal: Math.round((kcal * item.weight) / 100),
    proteins: ofPortion(protein),
    fats: ofPortion(fat),
    carbohydrates: ofPortion(carbs),
    hasModifiers: item.group === sets || item.modifiers.some(isRequired),
    position,
  };
}

const isRequired = ({ name, type }: Dish['modifiers'][number]) => type === 'single' && required.has(name);

function toModifiers(dishes: Dish[]): ModifierRows {
  const groups: ModifierRows['groups'] = [];
  const options: ModifierRows['options'] = [];
  for (const { id: productId, modifiers } of dishes) {
    modifiers.forEach((modifier, position) => {
      const isSingle = modifier.type === 'single';
      groups.push({
        id: groups.length + 1,
        productId,
        name: modifier.name,
        required: isRequired(modifier),
        minAmount: isRequired(modifier) ? 1 : 0,
        maxAmount: isSingle ? 1 : maxExtras,
        position,
      });
      modifier.options.forEach(({ name, price }, place) => {
        options.push({
          id: options.length + 1,
          groupId: groups.length,
          name,
          price: roublesToKopecks(price),
          // A free extra is a wish to the kitchen: once is enough.
          maxAmount: isSingle || price === 0 ? 1 : maxExtras,
          position: place,
        });
      });
    });
  }
  return withCombos(dishes, { groups, options });
}

interface ModifierRows {
  groups: (typeof schema.modifierGroups.$inferInsert & { id: number })[];
  options: (typeof schema.modifiers.$inferInsert)[];
}

/** Appends the parts of combos to the modifiers. */
function withCombos(dishes: Dish[], { groups, options }: ModifierRows): ModifierRows {
  const bySlug = new Map(dishes.map((item) => [item.slug, item]));
  const dishOf = (slug: string) => {
    const found = bySlug.get(slug);
    if (!found) throw new Error(`menu.json lacks a dish of combos.ts: ${slug}`);
    return found;
  };
  for (const [set, parts] of Object.entries(demoCombos)) {
    parts.forEach((part, position) => {
      const ofPart = { productId: dishOf(set).id, name: part.name, isComboPart: true, required: true };
      groups.push({ ...ofPart, id: groups.length + 1, minAmount: 1, maxAmount: 1, position });
      const defaultDish = dishOf(part.dishes[0]);
      part.dishes.map(dishOf).forEach(({ id, name, price }, place) => {
        options.push({
          id: options.length + 1,
          groupId: groups.length,
          productId: id,
          name,
          price: roublesToKopecks(Math.max(0, price - defaultDish.price)),
          maxAmount: 1,
          isDefault: id === defaultDish.id,
          position: place,
        });
      });
    });
  }
  return { groups, options };
}
