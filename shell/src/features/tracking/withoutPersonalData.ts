/** What may stand in a message and belongs to somebody; what is left says what kind it was. */
const personal: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  [/\b(?:bearer|token|api_token|recaptcha|code|password)["']?\s*[:=\s]\s*["']?[\w.~+/-]{4,}=*/gi, '[secret]'],
  // JSON Web Tokens, and any word of letters and digits that is too long for one of ours.
  [/\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g, '[secret]'],
  [/\b(?=\w*\d)(?=\w*[a-z])[\w-]{32,}\b/gi, '[secret]'],
  // Queries and fragments of addresses: what was searched for, where somebody lives.
  [/((?:https?:\/|[\s"'(]|^)\/[^\s?#"']*)[?#][^\s"')]*/g, '$1'],
  // A full stop ends the sentence; a digit behind it makes another number of it.
  [/(?<!\w|\d\.)\+?\d(?:[\s()-]{0,2}\d){9,12}(?!\w|\.\d)/g, '[phone]'],
  // A place to four decimals is a house.
  [/\d{2}\.\d{3,}/g, '[place]'],
];

/** The text of an error without phones, mail addresses, tokens, codes, places and queries of addresses. */
export function withoutPersonalData(text: string): string {
  return personal.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text);
}
