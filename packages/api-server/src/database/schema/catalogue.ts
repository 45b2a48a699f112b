import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { kopecks } from './columns';

export const groups = pgTable('groups', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  tint: text('tint').notNull(),
  position: integer('position').notNull(),
});

/** Dishes. Nutrition is per portion, in kcal and grams. */
export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    externalId: text('external_id').notNull(),
    slug: text('slug').notNull().unique(),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id),
    name: text('name').notNull(),
    description: text('description'),
    price: kopecks('price').notNull(),
    oldPrice: kopecks('old_price'),
    /** The VAT of receipts, 1 to 12 as YooKassa numbers the rates; null is the chain's usual one. */
    vatCode: smallint('vat_code'),
    /** Grams, or millilitres for a drink. */
    weight: integer('weight'),
    pieces: integer('pieces'),
    personsNumber: integer('persons_number'),
    kcal: real('kcal'),
    proteins: real('proteins'),
    fats: real('fats'),
    carbohydrates: real('carbohydrates'),
    /** What the dish is made of, in the chain's words. */
    ingredients: text('ingredients'),
    /** What the dish holds that people may be allergic to: names with commas between them. */
    allergens: text('allergens'),
    /** Adding the dish opens its panel first: it has a required group or is a set. */
    hasModifiers: boolean('has_modifiers').notNull().default(false),
    position: integer('position').notNull(),
    deleted: boolean('deleted').notNull().default(false),
  },
  (table) => [index('products_by_group').on(table.groupId, table.position)],
);

export const labels = pgTable('labels', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  showName: boolean('show_name').notNull().default(true),
  icon: text('icon'),
});

export const productLabels = pgTable(
  'product_labels',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    labelId: integer('label_id')
      .notNull()
      .references(() => labels.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.labelId] })],
);

/** A maximum of 0 means no limit. */
export const modifierGroups = pgTable(
  'modifier_groups',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    /** A part of a combo: its options are dishes, exactly one of which is chosen (spec §3, content). */
    isComboPart: boolean('is_combo_part').notNull().default(false),
    required: boolean('required').notNull(),
    minAmount: integer('min_amount').notNull(),
    maxAmount: integer('max_amount').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('modifier_groups_by_product').on(table.productId)],
);

export const modifiers = pgTable(
  'modifiers',
  {
    id: serial('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => modifierGroups.id),
    /** In the kitchen's own system; null for an option of a combo part, which has the dish's. */
    externalId: text('external_id'),
    name: text('name').notNull(),
    price: kopecks('price').notNull(),
    maxAmount: integer('max_amount').notNull(),
    /** The dish behind an option of a combo part. */
    productId: integer('product_id').references(() => products.id),
    /** Chosen unless the customer chooses another option. */
    isDefault: boolean('is_default').notNull().default(false),
    position: integer('position').notNull(),
  },
  (table) => [index('modifiers_by_group').on(table.groupId)],
);
