import { kopecksToRoubles } from '@storefront/domain';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DayHours } from '../../database/schema/restaurants';
import type { Existing, Stored } from './existing';
import { formatMoscowDate } from './moscowDate';
import { isTextFile } from './readFolder';
import { chainTables, days, type TableDescription, type TableName } from './tables';

type Cell = string | number | boolean | null;
type WrittenRow<Name extends TableName> = Record<
  keyof ReturnType<typeof chainTables>[Name]['columns']['shape'],
  Cell
>;
type WrittenTables = { [Name in TableName]: WrittenRow<Name>[] };

/** Writes the tables of a chain into a folder, each as CSV with its texts beside, in the form that `readFolder` reads. */
export function writeFolder(folder: string, existing: Existing): void {
  const descriptions: Record<TableName, TableDescription> = chainTables(new Date(0));
  mkdirSync(folder, { recursive: true });
  for (const [name, rows] of Object.entries(tablesOf(existing)) as [TableName, Record<string, Cell>[]][]) {
    const { key, text, columns } = descriptions[name];
    const written = rows.map((row) => {
      const html = text === undefined ? null : row[text];
      // The values of most settings are short words, which stay in the table.
      if (text === undefined || key === undefined || typeof html !== 'string' || !html.startsWith('<'))
        return row;
      const file = `${name}/${row[key]}.html`;
      if (!isTextFile(file)) return row;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${html}\n`);
      return { ...row, [text]: null };
    });
    const names = Object.keys(columns.shape).filter(
      (column) => column !== text || written.some((row) => row[column] !== null) || written.length === 0,
    );
    const lines = [names, ...written.map((row) => names.map((column) => row[column] ?? null))];
    writeFileSync(
      join(folder, `${name}.csv`),
      `${lines.map((line) => line.map(toCell).join(',')).join('\n')}\n`,
    );
  }
}

function toCell(value: Cell): string {
  const text = value === true ? 'yes' : value === false ? 'no' : String(value ?? '');
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const roubles = (kopecks: number | null) => (kopecks === null ? null : kopecksToRoubles(kopecks));
const date = (moment: Date | null) => (moment === null ? null : formatMoscowDate(moment));
const names = (list: readonly string[]) => list.join('; ') || null;

function tablesOf(existing: Existing): WrittenTables {
  const { groups, labels, restaurantTags, restaurants } = existing;
  const dishes = existing.products.filter(({ deleted }) => !deleted);
  const groupSlugs = new Map(groups.map(({ id, slug }) => [id, slug]));
  const labelNames = new Map(labels.map(({ id, name }) => [id, name]));
  const tagNames = new Map(restaurantTags.map(({ id, name }) => [id, name]));
  const restaurantSlugs = new Map(restaurants.map(({ id, slug }) => [id, slug]));
  const dishSlugs = new Map(dishes.map(({ id, slug }) => [id, slug]));
  const slugOf = (id: number | null) => (id === null ? null : (dishSlugs.get(id) ?? null));
  const nameOf = (known: ReadonlyMap<number, string>, id: number) => known.get(id) ?? [];
  const { lists, listsOf } = modifierLists(existing, dishes);
  const combos = comboRows(existing, dishSlugs);
  const withCombo = new Set(combos.map(({ dish }) => dish));
  // The gift of a code may have left the menu: such a code gives nothing.
  const promoCodes = existing.promoCodes.filter(
    ({ kind, giftProductId }) => kind !== 'gift' || slugOf(giftProductId),
  );
  const codes = new Set<string | null>(promoCodes.map(({ code }) => code));
  const articles = (kind: 'blog' | 'news') =>
    existing.articles
      .filter((article) => article.kind === kind)
      .map(({ slug, name, lead, picture, publishedAt, content }) => ({
        slug,
        name,
        lead,
        picture,
        published_at: date(publishedAt),
        content,
      }));
  return {
    groups: groups.map(({ id, slug, name, tint }) => ({ id, slug, name, tint })),
    labels: labels.map(({ id, name, icon, showName }) => ({ id, name, icon, show_name: showName })),
    dishes: dishes.map((row) => {
      const own = listsOf.get(row.id) ?? [];
      const derived = own.some((name) => lists.get(name)?.[0]?.required === true) || withCombo.has(row.slug);
      return {
        id: row.id,
        external_id: row.externalId,
        slug: row.slug,
        group: groupSlugs.get(row.groupId) ?? null,
        name: row.name,
        price: roubles(row.price),
        old_price: roubles(row.oldPrice),
        weight: row.weight,
        pieces: row.pieces,
        persons: row.personsNumber,
        description: row.description,
        labels: names(
          existing.productLabels
            .filter(({ productId }) => productId === row.id)
            .flatMap(({ labelId }) => nameOf(labelNames, labelId)),
        ),
        modifiers: names(own),
        has_modifiers: row.hasModifiers === derived ? null : row.hasModifiers,
        kcal: row.kcal,
        proteins: row.proteins,
        fats: row.fats,
        carbohydrates: row.carbohydrates,
        vat_code: row.vatCode,
        ingredients: row.ingredients,
        allergens: row.allergens,
      };
    }),
    modifiers: [...lists.values()].flat(),
    combos,
    tags: restaurantTags.map(({ id, name, icon }) => ({ id, name, icon })),
    restaurants: restaurants.map((row) => {
      const week = Object.fromEntries(
        days.map((day) => [day, row.workTime ? hoursOf(row.workTime[day]) : null]),
      ) as Record<(typeof days)[number], Cell>;
      return {
        id: row.id,
        external_id: row.externalId,
        slug: row.slug,
        name: row.name,
        active: row.active,
        address: row.address,
        latitude: row.latitude,
        longitude: row.longitude,
        phone: row.phone,
        ...week,
        hours_text: row.workTimeText,
        tables: row.tables,
        tags: names(row.tagIds.flatMap((id) => nameOf(tagNames, id))),
        photos: names(row.photos),
        by_subway: row.bySubway,
        by_car: row.byCar,
        description: row.description,
      };
    }),
    zones: existing.zones.map(({ id, name, restaurantId, minimalAmount, duration, area }) => ({
      id,
      name,
      restaurant: restaurantSlugs.get(restaurantId) ?? null,
      minimal_amount: roubles(minimalAmount),
      duration,
      area: area.map((corner) => corner.join(',')).join(' '),
    })),
    settings: existing.settings,
    'promo-codes': promoCodes.map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      kind: row.kind,
      value: row.kind === 'gift' ? null : row.kind === 'sum' ? roubles(row.value) : row.value,
      gift: slugOf(row.giftProductId),
      group: row.groupId === null ? null : (groupSlugs.get(row.groupId) ?? null),
      minimal_amount: roubles(row.minimalAmount),
      take_method: row.takeMethod,
      first_order: row.isForFirstOrder,
      active_from: date(row.activeFrom),
      active_to: date(row.activeTo),
      uses: row.usesLeft === null ? null : row.usesLeft + (existing.promoUses.get(row.id) ?? 0),
      once_per_user: row.isOncePerUser,
    })),
    promos: existing.promos.map((row) => ({
      slug: row.slug,
      name: row.name,
      lead: row.lead,
      is_header: row.isHeader,
      section: row.section,
      picture: row.picture,
      tint: row.tint,
      link: row.link,
      button: row.button,
      dish: slugOf(row.productId),
      promocode: codes.has(row.promocode) ? row.promocode : null,
      active_from: date(row.activeFrom),
      active_to: date(row.activeTo),
      description: row.description,
    })),
    blog: articles('blog'),
    news: articles('news'),
    history: existing.historyEvents.map(({ year, name, picture, description }) => ({
      year,
      name,
      picture,
      description,
    })),
    landings: existing.landings.map((row) => ({
      url: row.url,
      name: row.name,
      title: row.title,
      description: row.description,
      picture: row.picture,
      promocode: codes.has(row.promocode) ? row.promocode : null,
      dish: slugOf(row.productId),
      published: row.isPublished,
      content: row.content,
    })),
    contacts: existing.contacts.map(({ kind, label, value }) => ({ kind, label, value })),
  };
}

function hoursOf(hours: DayHours | null): string {
  if (hours === null) return 'closed';
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock(hours.from)}-${clock(hours.to)}`;
}

/** Dishes share a list where their modifiers are equal; lists of one name are numbered. */
function modifierLists(existing: Existing, dishes: readonly Stored<'products'>[]) {
  const lists = new Map<string, WrittenRow<'modifiers'>[]>();
  const listsOf = new Map<number, string[]>();
  const listByContent = new Map<string, string>();
  for (const { id } of dishes) {
    const groups = existing.modifierGroups.filter(
      ({ productId, isComboPart }) => productId === id && !isComboPart,
    );
    for (const group of groups) {
      const options = existing.modifiers
        .filter(({ groupId }) => groupId === group.id)
        .map(({ name, externalId, price, maxAmount }) => ({
          option: name,
          external_id: externalId,
          price: roubles(price),
          option_max: maxAmount,
        }));
      const { name, required, minAmount: min, maxAmount: max } = group;
      const content = JSON.stringify([name, required, min, max, options]);
      let list = listByContent.get(content);
      if (list === undefined) {
        list = name;
        for (let number = 2; lists.has(list); number += 1) list = `${name} ${number}`;
        listByContent.set(content, list);
        const blank = { name: null, required: null, min: null, max: null };
        const first = { name: list === name ? null : name, required, min, max };
        const called = list;
        lists.set(
          list,
          options.map((option, place) => ({ list: called, ...(place === 0 ? first : blank), ...option })),
        );
      }
      listsOf.set(id, [...(listsOf.get(id) ?? []), list]);
    }
  }
  return { lists, listsOf };
}

function comboRows(existing: Existing, slugs: ReadonlyMap<number, string>): WrittenRow<'combos'>[] {
  return existing.products.flatMap((set) =>
    existing.modifierGroups
      .filter(({ productId, isComboPart }) => isComboPart && productId === set.id && slugs.has(set.id))
      .flatMap(({ id, name }) => {
        const options = existing.modifiers.filter(({ groupId }) => groupId === id);
        // The first dish of a part is its default.
        const sorted = options.toSorted(
          (first, second) => Number(second.isDefault) - Number(first.isDefault),
        );
        const dishes = sorted.flatMap(({ productId }) => slugs.get(productId ?? 0) ?? []);
        return dishes.length > 0 ? [{ dish: set.slug, part: name, dishes: names(dishes) }] : [];
      }),
  );
}
