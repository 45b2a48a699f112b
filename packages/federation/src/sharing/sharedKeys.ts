/**
 * What exists once on the page. Every entry is a share key of its own: a package's sub-path is resolved apart
 * from the package, so it is listed too. No team can add to the list or take from it.
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  '@storefront/query',
  '@storefront/router',
  '@storefront/contracts',
  '@storefront/api-client',
] as const;

export type SharedKey = (typeof sharedKeys)[number];

/** The package that a share key belongs to: `react/jsx-runtime` → `react`. */
export function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}
