import { formatRoubles, formatWeight, kopecksToRoubles } from '@storefront/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../chain/folder/readFolder';
import { files } from '../files';

const { tables } = readFolder(files.demoChain, new Date());
const cellsOf = <Cells>(rows: readonly { cells: Cells }[] | undefined) =>
  (rows ?? []).map(({ cells }) => cells);
const dishes = cellsOf(tables.dishes);
const groups = cellsOf(tables.groups);
const zones = cellsOf(tables.zones);
const promos = cellsOf(tables.promos);
const modifiers = cellsOf(tables.modifiers);
const dishOf = (slug: string | null | undefined) => dishes.find((dish) => dish.slug === slug);
const page = (name: string) => readFileSync(join(files.demoChain, 'landings', name), 'utf8');
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const drinks = dishes.filter(({ group }) => groups.find(({ slug }) => slug === group)?.tint === 'drink');

test.each(drinks)('$name has its volume in millilitres, and offers no other as its usual one', (drink) => {
  expect(formatWeight((drink.weight ?? 0) / 1000, 'drink')).toMatch(/^\d+\u00A0мл$/);
  const lists = modifiers.filter(({ list }) => drink.modifiers.includes(list));
  const usual = lists.find(({ option, price }) => /^[\d,]+ л$/.test(option) && price === 0)?.option;
  const usualVolume = usual && Number.parseFloat(usual.replace(',', '.')) * 1000;
  expect([undefined, drink.weight]).toContain(usualVolume);
});

test('the drinks have a group, and nothing else of their names is weighed', () => {
  expect(drinks.length).toBeGreaterThan(10);
  const named = dishes.filter(({ name }) => /(?:^| )(?:лимонад|чай|кола|латте|милкшейк)(?= |$)/iu.test(name));
  expect(named.filter((dish) => !drinks.includes(dish)).map(({ name }) => name)).toEqual([]);
});

const sets = [...new Set(cellsOf(tables.combos).map(({ dish }) => dish))];

test.each(sets)('the pieces of %s are those of its parts, whatever is chosen', (slug) => {
  const parts = cellsOf(tables.combos).filter(({ dish }) => dish === slug);
  const piecesOf = parts.map(
    ({ dishes: choices }) => new Set(choices.map((choice) => dishOf(choice)?.pieces)),
  );
  expect(piecesOf.map(({ size }) => size)).toEqual(parts.map(() => 1));
  const pieces = piecesOf.reduce((sum, [each = 0]) => sum + (each ?? 0), 0);
  expect(dishOf(slug)?.pieces).toBe(pieces);
});

test.each([
  ['set-lunch', /^Восемь роллов и две пары нигири$/, 8 + 2 * 2],
  ['set-party', /^Тридцать восемь кусочков/, 38],
  ['set-maki', /^Мини-роллы четырёх вкусов$/, 4 * 8],
])('the description of %s counts its pieces', (slug, description, pieces) => {
  expect(dishOf(slug)).toMatchObject({ description: expect.stringMatching(description) as string, pieces });
});

const gifts = promos.filter(({ dish }) => dish);

test.each(gifts)('«$name» shows its own dish, with the count and the price of the menu', (promo) => {
  const dish = dishOf(promo.dish);
  expect(promo.picture).toBe(dish?.slug);
  const [, pieces] = /(\d+) шт/.exec(promo.lead ?? '') ?? [];
  expect([undefined, `${dish?.pieces}`]).toContain(pieces);
  const [price] = /[\d ]+ ₽$/.exec(plain(/за .*₽$/.exec(promo.lead ?? '')?.[0] ?? '')) ?? [];
  expect([undefined, plain(formatRoubles(kopecksToRoubles(dish?.price ?? 0)))]).toContain(price?.trim());
});

const durations = zones.map(({ duration }) => duration);

test('the page of the delivery has the minimum and the minutes of each zone', () => {
  const [, ...rows] = page('delivery.html').match(/<tr>.*?<\/tr>/g) ?? [];
  expect(rows.map(plain)).toEqual(
    zones.map(
      ({ name, minimal_amount: minimum, duration }) =>
        `<tr><td>${name}</td><td>${plain(formatRoubles(kopecksToRoubles(minimum)))}</td><td>до ${duration} минут</td></tr>`,
    ),
  );
});

test('no text promises a delivery in other minutes than a zone has', () => {
  const texts = [
    ...promos.flatMap(({ name, lead, description }) => [name, lead, description]),
    page('about.html'),
  ];
  const promised = texts.flatMap((text) => [
    ...plain(text ?? '').matchAll(/(\d+|десять|двадцать|тридцать|сорок|пятьдесят|пять) минут/giu),
  ]);
  expect(promised.map(([, count]) => Number(count)).filter((count) => !durations.includes(count))).toEqual(
    [],
  );
});
