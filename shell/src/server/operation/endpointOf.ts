import * as contract from '@storefront/api-contract/server';
import { backEndPaths } from '@storefront/contracts/server-paths';

interface Declared {
  path: string;
}

const isTable = (value: unknown): value is Record<string, Declared> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((call: unknown) => typeof call === 'object' && call !== null && 'path' in call);

const paths = Object.values<unknown>({ ...contract })
  .filter(isTable)
  .flatMap((calls) => Object.values(calls).map(({ path }) => path));

const patterns = [...new Set(paths)].map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The pattern of a call's path, as the contract declares it; what it does not declare has one name per prefix. */
export function endpointOf(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const prefix = backEndPaths.find((start) => path === start || path.startsWith(`${start}/`));
  return patterns.find(({ pattern }) => pattern.test(path))?.path ?? (prefix && `${prefix}/…`);
}
