/** A page of ours. Two slashes anywhere in its path, also with a backslash among them, could become another site. */
const own =
  /^(?:(?:\/(?![/\\])[\p{L}\p{N}\-._~:@!$&'()*+,;=%]*)+(?:[?#][^\s"<>\\]*)?|#[\p{L}\p{N}_\-.:%]+)$/u;

/** Whether an address is a path of the site, or a part of the page that is open. */
export const isOwn = (address: string): boolean => own.test(address);

/** An address with its scheme, which older content systems leave out: `//cdn.example/a.jpg`. */
export const withScheme = (address: string): string => address.replace(/^\/\/(?=[\p{L}\p{N}])/u, 'https://');

/** The host of an http address as the policy of a page has it: in lower case, and in punycode where it has to be. */
export function hostOf(address: string): string | undefined {
  // Safari before 17 has no `URL.canParse`.
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}

/** An address of the site as its pages write it, without the origin; any other address unchanged. */
export function withoutOrigin(address: string, origin: string): string {
  const full = withScheme(address);
  const [, rest] = full.match(/^https?:\/\/[^/?#\\]+(.*)$/i) ?? [];
  if (rest === undefined || hostOf(full) !== hostOf(origin)) return address;
  const local = rest.startsWith('/') ? rest : `/${rest}`;
  return own.test(local) ? local : address;
}

/**
 * The path of a link to a page of the site, which may also be an absolute address of the site; undefined when the link
 * leads elsewhere or is no link. Without an `origin` every absolute address leads elsewhere.
 */
export function sitePath(link: string | null, origin?: string): string | undefined {
  // As a browser writes it: editors copy names with spaces.
  const address = link?.trim().replaceAll(' ', '%20') ?? '';
  const path = origin === undefined ? address : withoutOrigin(address, origin);
  return path.startsWith('/') && own.test(path) ? path : undefined;
}

/** Prefix of the ids in a text of the content system: they equal no id of the page and no property of `window`. */
export const anchorPrefix = 'cms-';

/** The ids that a hash may mean, in the page and in a text; none for a malformed hash, which editors may write. */
export function anchorIds(hash: string): string[] {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return [id, anchorPrefix + id];
  } catch {
    return [];
  }
}
