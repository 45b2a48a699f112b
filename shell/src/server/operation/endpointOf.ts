import { allCalls, pathPattern } from '@storefront/api-contract/server';
import { backEndPaths } from '@storefront/contracts/server-paths';

const patterns = [...new Set(allCalls.map(({ path }) => path))].map((path) => ({
  path,
  pattern: pathPattern(path),
}));

/** The pattern of a call's path, as the contract declares it; undeclared paths have one name per prefix. */
export function endpointOf(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const prefix = backEndPaths.find((start) => path === start || path.startsWith(`${start}/`));
  return patterns.find(({ pattern }) => pattern.test(path))?.path ?? (prefix && `${prefix}/…`);
}
