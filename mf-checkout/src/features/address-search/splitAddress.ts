/** A street and a house as the customer types them by hand. */
export interface TypedAddress {
  readonly street: string;
  readonly home: string;
}

/** A house begins with a digit and has at most 20 characters, as in the form for an address typed by hand. */
const houseNumber = /^\d.{0,19}$/u;

/** Splits a typed address at its last comma if a house number or nothing follows; any other text is the street. */
export function splitAddress(text: string): TypedAddress {
  const comma = text.lastIndexOf(',');
  const home = text.slice(comma + 1).trim();
  if (comma < 0 || (home !== '' && !houseNumber.test(home))) return { street: text.trim(), home: '' };
  return { street: text.slice(0, comma).trim(), home };
}
