/**
 * The modules that exist once on the page. Federation resolves a package's sub-path separately from the package, so
 * both are listed. Remotes cannot override the list.
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@storefront/styles',
  '@storefront/query',
  '@storefront/router',
  '@storefront/contracts',
  '@storefront/api-client',
  'zod/mini',
] as const;

export type SharedKey = (typeof sharedKeys)[number];

/** The version of each share key's package. */
export type SharedVersions = Partial<Record<SharedKey, string>>;

/** Whether a shared module is of this repository: its version does not determine its exports (decision 0080). */
export const isOurs = (key: SharedKey) => key.startsWith('@storefront/');

/** The package that a share key belongs to: `react/jsx-runtime` → `react`. */
export function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}
