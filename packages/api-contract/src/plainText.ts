import * as z from 'zod/mini';
import { read } from './lenient';

/** Entities that texts of dishes have. Any other stays as it is written: every page carries this file. */
const named = new Map(
  Object.entries({
    nbsp: '\u00a0',
    amp: '&',
    quot: '"',
    laquo: '«',
    raquo: '»',
    ndash: '–',
    mdash: '—',
    lt: '<',
    gt: '>',
  }),
);

/** What is removed with its content, and what ends a line. */
const breaks =
  /<!--[^]*?(-->|$)|<(script|style)\b[^]*?(<\/\2\s*>|$)|<\/?([bh]r|p|div|li|[uo]l|h\d|t[dr])\b[^<>]*>/gi;
/** Any tag, with its attributes. «Рис <200 г» has none. */
const tag = /<\/?[a-z][\w:-]*(\s[^<>]*)?\/?>/gi;
const entity = /&(?:#(\d{2,6}|x[\da-f]{2,5})|([a-z]+));/gi;

/** The text of what may be HTML, in one line: no tags, entities decoded, paragraphs apart by a space. */
export const toPlainText = (sent: string): string =>
  sent
    .replaceAll(breaks, ' ')
    .replaceAll(tag, '')
    .replaceAll(entity, (whole, point: string | undefined, name = '') =>
      point ? String.fromCodePoint(Number(`0${point}`)) : (named.get(name) ?? whole),
    )
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();

/** A text of a dish, which some back ends send as HTML, without markup; null when it is missing or blank. */
export const plainTextOrNull = () =>
  read((value) => (typeof value === 'string' && toPlainText(value)) || null, z.nullable(z.string()));
