import { type TileGroup, tileGroups } from '@storefront/tokens';

/** The tint of an article's cover, the same on every page. Back ends send ids as numbers or as text. */
export function coverTint(id: number | string): TileGroup | undefined {
  const number = Number(id);
  const place = Number.isSafeInteger(number) ? Math.abs(number) : sumOf(String(id));
  return tileGroups[place % tileGroups.length];
}

const sumOf = (text: string) => [...text].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0);
