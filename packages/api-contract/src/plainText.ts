import * as z from 'zod/mini';
import { read, requires, toText } from './lenient';

/** The named entities that texts of a chain have. Any other stays as it is written: every page carries this file. */
const named = new Map(
  Object.entries({
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    shy: '\u00ad',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    laquo: '«',
    raquo: '»',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsquo: '‘',
    rsquo: '’',
    ndash: '–',
    mdash: '—',
    minus: '\u2212',
    hellip: '…',
    bull: '•',
    middot: '·',
    deg: '°',
    times: '×',
    plusmn: '±',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    sup2: '²',
    permil: '‰',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
  }),
);

const entity = /&(?:#(\d+|x[\da-f]+)|([a-z]+\d*));/gi;

/** Browsers read the numbers 128 to 159 by the old code page of Windows: `&#151;` is a dash. */
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The character of a numeric entity; undefined where Unicode has none, and the entity stays as it is written. */
function characterOf(point: number): string | undefined {
  if (point > 127 && point < 160) return ofWindows[point - 128];
  const isHalf = point > 0xd7_ff && point < 0xe0_00;
  return point > 0 && point <= 0x10_ff_ff && !isHalf ? String.fromCodePoint(point) : undefined;
}

/** Decodes the entities of a text, once: a text that was encoded twice stays encoded. */
const decodeEntities = (sent: string): string =>
  sent.replaceAll(
    entity,
    (whole, point?: string, word = '') =>
      (point ? characterOf(Number(`0${point}`)) : named.get(word)) ?? whole,
  );

/** Markup that is removed with its content, and tags that end a line. */
const breaks =
  /<!--[^]*?(-->|$)|<(script|style)\b[^]*?(<\/\2\s*>|$)|<\/?([bh]r|p|div|li|[uo]l|h\d|t[dr])\b[^<>]*>/gi;
/** Any tag, with its attributes. «Рис <200 г» has none. */
const tag = /<\/?[a-z][\w:-]*(\s[^<>]*)?\/?>/gi;

/** The text of possible HTML, in one line: without tags, with decoded entities and a space between paragraphs. */
export const toPlainText = (sent: string): string =>
  decodeEntities(sent.replaceAll(breaks, ' ').replaceAll(tag, ''))
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();

/** A text of a dish, which some back ends send as HTML, without markup; null when it is missing or blank. */
export const plainTextOrNull = () =>
  read((value) => (typeof value === 'string' && toPlainText(value)) || null, z.nullable(z.string()));

const decodedName = (value: unknown) => decodeEntities(toText(value) ?? '').trim();

/**
 * A name, an address or a message, whose characters some back ends encode for HTML, or '' when it is missing or blank.
 * Text that looks like a tag stays.
 */
export const name = () => read(decodedName, z.string());

/** A required name: an object without it, or with one that is blank, does not parse. */
export const someName = () => name().check(requires((own) => own !== ''));

/** A name, or null when it is missing or blank, also by entities. */
export const nameOrNull = () => read((value) => decodedName(value) || null, z.nullable(z.string()));
