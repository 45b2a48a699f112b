import type { ContractTable } from '../release/record';

/** A path of the route table as a regular expression: `:name` is a segment, `?` makes it optional, `*` is the rest. */
function patternOf(path: string): RegExp {
  const body = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return '/.+';
      if (!segment.startsWith(':')) return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    })
    .join('');
  return new RegExp(`^${body || '/'}$`);
}

/** Example addresses of a path: with and without its optional segment. */
function examplesOf(path: string): string[] {
  const full = path.replace(/:[a-z]+\??|\*/gi, 'example-7');
  return path.endsWith('?') ? [full, path.slice(0, path.lastIndexOf('/')) || '/'] : [full];
}

/** Every example of every path must match its own route first, because the shell takes the first match. */
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
