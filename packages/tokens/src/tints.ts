import type { Hex } from './colour-maths';

/** Kinds of dishes that have a tile colour of their own. */
export const tileGroups = [
  'roll',
  'baked',
  'nigiri',
  'set',
  'soup',
  'wok',
  'poke',
  'sweet',
  'drink',
  'sauce',
] as const;

export type TileGroup = (typeof tileGroups)[number];
export type Tints = Readonly<Record<TileGroup, Hex>>;

export const lightTints = {
  roll: '#F7EEE5',
  baked: '#FBF0D9',
  nigiri: '#FBE7DF',
  set: '#F3E9ED',
  soup: '#F9EBDD',
  wok: '#F5EFDF',
  poke: '#E9F0E1',
  sweet: '#F8E7EA',
  drink: '#E7F0EC',
  sauce: '#F1ECE7',
} as const satisfies Tints;

export const darkTints = {
  roll: '#2E2326',
  baked: '#332720',
  nigiri: '#352320',
  set: '#2F2229',
  soup: '#34251F',
  wok: '#302721',
  poke: '#272A22',
  sweet: '#352329',
  drink: '#232A29',
  sauce: '#2B2427',
} as const satisfies Tints;

function isTileGroup(key: string): key is TileGroup {
  return (tileGroups as readonly string[]).includes(key);
}

/** The tile kind of a menu group's key; a group that the design does not know gets the neutral `sauce`. */
export function tileGroup(groupKey: string): TileGroup {
  return isTileGroup(groupKey) ? groupKey : 'sauce';
}

/** The tile colour of a menu group as a CSS value. Never throws. */
export function tileTint(groupKey: string): string {
  return `var(--t-${tileGroup(groupKey)})`;
}
