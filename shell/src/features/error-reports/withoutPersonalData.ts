/** Patterns of personal data in messages, each with its replacement. */
const personal: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  [/\b(?:bearer|token|api_token|recaptcha|code|password)["']?\s*[:=\s]\s*["']?[\w.~+/-]{4,}=*/gi, '[secret]'],
  // JSON Web Tokens, and any mix of letters and digits longer than our identifiers.
  [/\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g, '[secret]'],
  [/\b(?=\w*\d)(?=\w*[a-z])[\w-]{32,}\b/gi, '[secret]'],
  // Queries and fragments of addresses: they hold searches and home addresses.
  [/((?:https?:\/|[\s"'(]|^)\/[^\s?#"']*)[?#][^\s"')]*/g, '$1'],
  // A full stop may end the sentence; followed by a digit it is part of a longer number.
  [/(?<!\w|\d\.)\+?\d(?:[\s()-]{0,2}\d){9,12}(?!\w|\.\d)/g, '[phone]'],
  // Coordinates.
  [/\d{2}\.\d{3,}/g, '[place]'],
];

/** The text of an error without phones, mail addresses, tokens, codes, places and queries of addresses. */
export function withoutPersonalData(text: string): string {
  return personal.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text);
}
