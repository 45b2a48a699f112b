import { takeMethods } from '@storefront/domain';
import * as z from 'zod/mini';
import {
  area,
  flag,
  hours,
  id,
  list,
  moment,
  number,
  oneOf,
  optional,
  path,
  roubles,
  slug,
  text,
  whole,
} from './cells';

const day = optional(hours);
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * The tables of a chain's folder and their columns. `key` names a row, and `names` several rows together; `text` is a
 * column of HTML that may stand in `<table>/<key>.html` instead. Dates may count days from `now`.
 */
export function chainTables(now: Date) {
  const article = {
    key: 'slug',
    text: 'content',
    columns: z.object({
      slug,
      name: text,
      lead: optional(text),
      picture: optional(text),
      published_at: moment(now),
      content: text,
    }),
  } as const;
  return {
    groups: { key: 'slug', columns: z.object({ id: optional(id), slug, name: text, tint: text }) },
    labels: {
      key: 'name',
      columns: z.object({
        id: optional(id),
        name: text,
        icon: optional(text),
        show_name: optional(flag),
      }),
    },
    dishes: {
      key: 'slug',
      columns: z.object({
        id: optional(id),
        external_id: optional(text),
        slug,
        group: text,
        name: text,
        price: roubles,
        old_price: optional(roubles),
        weight: optional(whole(0, 100_000)),
        pieces: optional(whole(1, 1000)),
        persons: optional(whole(1, 1000)),
        description: optional(text),
        labels: list,
        modifiers: list,
        has_modifiers: optional(flag),
        kcal: optional(number(0, 100_000)),
        proteins: optional(number(0, 100_000)),
        fats: optional(number(0, 100_000)),
        carbohydrates: optional(number(0, 100_000)),
        vat_code: optional(whole(1, 12)),
        ingredients: optional(text),
        allergens: optional(text),
      }),
    },
    modifiers: {
      names: 'list',
      columns: z.object({
        list: text,
        name: optional(text),
        required: optional(flag),
        min: optional(whole(0, 100)),
        max: optional(whole(0, 100)),
        option: text,
        external_id: optional(text),
        price: roubles,
        option_max: optional(whole(0, 100)),
      }),
    },
    combos: { columns: z.object({ dish: text, part: text, dishes: list }) },
    tags: { key: 'name', columns: z.object({ id: optional(id), name: text, icon: optional(text) }) },
    restaurants: {
      key: 'slug',
      columns: z.object({
        id: optional(id),
        external_id: optional(text),
        slug,
        name: text,
        active: optional(flag),
        address: text,
        latitude: number(-90, 90),
        longitude: number(-180, 180),
        phone: optional(text),
        ...week,
        hours_text: optional(text),
        tables: optional(whole(0, 1000)),
        tags: list,
        photos: list,
        by_subway: optional(text),
        by_car: optional(text),
        description: optional(text),
      }),
    },
    zones: {
      key: 'name',
      columns: z.object({
        id: optional(id),
        name: text,
        restaurant: text,
        minimal_amount: roubles,
        duration: whole(1, 1440),
        area,
      }),
    },
    settings: { key: 'key', text: 'value', columns: z.object({ key: slug, value: optional(text) }) },
    'promo-codes': {
      key: 'code',
      columns: z.object({
        id: optional(id),
        code: text.check(z.refine((code) => code === code.toUpperCase(), 'must be in capital letters')),
        name: text,
        kind: oneOf(['percent', 'sum', 'gift']),
        value: optional(number(0, 1_000_000)),
        gift: optional(text),
        group: optional(text),
        minimal_amount: optional(roubles),
        take_method: optional(oneOf(takeMethods)),
        first_order: optional(flag),
        active_from: optional(moment(now)),
        active_to: optional(moment(now)),
        uses: optional(whole(0, 1_000_000_000)),
        once_per_user: optional(flag),
      }),
    },
    promos: {
      key: 'slug',
      text: 'description',
      columns: z.object({
        slug,
        name: text,
        lead: optional(text),
        is_header: optional(flag),
        section: optional(text),
        picture: optional(text),
        tint: optional(text),
        link: optional(text),
        button: optional(text),
        dish: optional(text),
        promocode: optional(text),
        active_from: optional(moment(now)),
        active_to: optional(moment(now)),
        description: optional(text),
      }),
    },
    blog: article,
    news: article,
    history: {
      key: 'name',
      columns: z.object({
        year: whole(1000, 3000),
        name: text,
        picture: optional(text),
        description: optional(text),
      }),
    },
    landings: {
      key: 'url',
      text: 'content',
      columns: z.object({
        url: path,
        name: text,
        title: optional(text),
        description: optional(text),
        picture: optional(text),
        promocode: optional(text),
        dish: optional(text),
        published: optional(flag),
        content: text,
      }),
    },
    contacts: {
      key: 'value',
      columns: z.object({ kind: oneOf(['phone', 'email']), label: text, value: text }),
    },
  } as const;
}

type ChainTables = ReturnType<typeof chainTables>;
export type TableName = keyof ChainTables;
export type Cells<Name extends TableName> = z.output<ChainTables[Name]['columns']>;

/** The part of a table's description that all tables have. */
export interface TableDescription {
  key?: string;
  names?: string;
  text?: string;
  columns: z.ZodMiniObject;
}
