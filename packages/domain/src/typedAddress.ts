/** The flat at the end of a typed address; a word before it keeps «Москва» whole. Each run of spaces is read once. */
const FLAT = /(?<![\s,])[\s,]+кв(?:артира|\.)?\s*(?:№\s*)?(\d[\p{L}\d/-]{0,9})$/iu;

/** Separates the flat from the house in an address as a customer types it: «Арбат, 1, кв. 12». */
export function splitFlat(text: string): { house: string; apartment?: string } {
  const typed = text.trim();
  const flat = FLAT.exec(typed);
  return flat?.[1] ? { house: typed.slice(0, flat.index), apartment: flat[1] } : { house: typed };
}

interface Found {
  readonly street: string;
  readonly home?: string;
}

const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ');

/** Whether a typed address ends with this house, before its flat: «ленина 5, кв 7» with «5», not with «15». */
export const endsWithHouse = (text: string, home: string): boolean =>
  home !== '' && ` ${fold(splitFlat(text).house)}`.endsWith(` ${fold(home)}`);

/**
 * The house that a typed text identifies among the answers of the address search: the only one with this very street and
 * house; commas and case do not count. Undefined when the customer has to choose: another spelling may be another street
 * (decision 0031).
 */
export function identifiedHouse<House extends Found>(
  text: string,
  found: readonly House[] | undefined,
): House | undefined {
  const typed = fold(text);
  const same = found?.filter(({ street, home }) => home && fold(`${street}, ${home}`) === typed) ?? [];
  return same.length === 1 ? same[0] : undefined;
}
