import type { ContractTable } from '../release/record';

/** A pattern of the route table as a regular expression: `:name` is a segment, `?` makes it optional. */
function patternOf(path: string): RegExp {
  const body = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    })
    .join('');
  return new RegExp(`^${body || '/'}$`);
}

/** Addresses that a pattern stands for: with and without its optional part. */
function examplesOf(path: string): string[] {
  const full = path.replace(/:[a-z]+\?/gi, 'example-7').replace(/:[a-z]+/gi, 'example-7');
  return path.endsWith('?') ? [full, path.slice(0, path.lastIndexOf('/')) || '/'] : [full];
}

/** Every example of every path must match its own route first: the shell takes the first that fits. */
export function routeBreaks(routes: ContractTable['routes']): string[] {
  const patterns = Object.entries(routes).map(([id, { path }]) => ({ id, path, pattern: patternOf(path) }));
  return patterns.flatMap(({ id, path }) =>
    examplesOf(path).flatMap((example) => {
      const matching = patterns.filter(({ pattern }) => pattern.test(example)).map((route) => route.id);
      if (matching[0] === id) return [];
      return [`routes: ${example} of "${id}" matches ${matching[0] ?? 'nothing'} before "${id}"`];
    }),
  );
}
