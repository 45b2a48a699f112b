const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  minus: '\u2212',
};

const reference = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,6}));/gi;
const maxCodePoint = 0x10_ff_ff;

/**
 * A message as its reader should see it. It is text, so markup in it stays visible as text. Back ends that store texts
 * escaped for HTML send `&amp;` and `&laquo;`: these become their characters, once. What is no known reference stays.
 */
export function readableText(text: string): string {
  return text.replaceAll(reference, (whole: string, code?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    // «0x20BD» is hexadecimal, «08381» is still decimal.
    const point = Number(`0${code}`);
    return point > 0 && point <= maxCodePoint ? String.fromCodePoint(point) : whole;
  });
}
