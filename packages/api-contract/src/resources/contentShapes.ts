import { toArray } from '../lenient';
import { isRecord } from '../listAnswer';

type Fields = Record<string, unknown>;

/** Whether a value is a number, or the text of a whole one. */
export const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\s*\d+\s*$/.test(value));

/** The text of a field without the spaces around it; undefined when it is blank or no text. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/**
 * The first of several HTML texts that shows something, or null. Editors leave empty paragraphs in a field that they have
 * cleared.
 */
export const htmlOf = (...values: unknown[]): string | null =>
  values.map(textOf).find((html) => html !== undefined && showsSomething(html)) ?? null;

const showsSomething = (html: string): boolean =>
  /<img\s/i.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|&#160;|[\s\u200B]/gi, '') !== '';

/** The id, for which spec §3 names no field, or the first text that can stand for it. */
export function idOf(id: unknown, ...others: unknown[]): unknown {
  return typeof id === 'number' ? id : [id, ...others].map(textOf).find((text) => text !== undefined);
}

/**
 * The picture of a promotion, an article, an event or a landing. Ours has lighter formats; of any other back end
 * `images.site_origin` is the picture made for a site (spec §3, Promo; readings 21).
 */
export function pictureOf({ images, image }: Fields): unknown {
  if (isRecord(image) && Array.isArray(image['sources']) && image['sources'].length > 0) return image;
  return mediaOf(images) ?? mediaOf(image) ?? null;
}

/** A picture: its address, a list of pictures, or an object with the address in one of the usual fields. */
function mediaOf(value: unknown): unknown {
  if (typeof value === 'string') return textOf(value) && { original: textOf(value) };
  if (isRecord(value) && typeof value['original'] === 'string' && textOf(value['original'])) return value;
  const named = isRecord(value) ? [value['site_origin'], value['original'], value['url'], value['src']] : [];
  return [...named, ...toArray(value)].map(mediaOf).find((found) => found !== undefined);
}

/** A code as an object with `code`, as text, or as a list with one of them. */
export function codeOf(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const code = textOf(isRecord(first) ? first['code'] : first);
  return code ? { code } : null;
}

/** The product of a promotion or a landing: an object or its id under `product` or `product_id`; of several the first. */
export const productOf = ({ product, product_id: id }: Fields): unknown =>
  toProduct(product) ?? toProduct(id);

function toProduct(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (isNumber(first)) return { id: first };
  return isRecord(first) && 'id' in first ? first : null;
}
