/** Whether the customer has a name; the registration asks for one otherwise (spec §4, Auth). */
export function hasProfileName(user: { name?: string | null | undefined } | null | undefined): boolean {
  return Boolean(user?.name?.trim());
}

/** A visible character: a pair of flag letters or one code point, with its marks and what a joiner ties to it. */
const firstGrapheme = /^(?:\p{RI}{2}|\P{Cs})(?:[\p{M}\p{EMod}]|\u200D\P{Cs})*/u;

/**
 * The first visible character of a name in upper case, as an avatar shows it; undefined when there is none. Half an
 * emoji would be sent as another character than the browser renders. `Intl.Segmenter` is missing in browsers of 2023.
 */
export function nameInitial(name: string | null | undefined): string | undefined {
  return firstGrapheme.exec(name?.trim() ?? '')?.[0].toLocaleUpperCase('ru');
}
