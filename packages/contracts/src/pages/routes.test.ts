import { type RouteId, routeIds, routes } from './routes';

/** A path of the table as a regular expression: `:name` is a segment, `?` makes it optional, `*` is the rest. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').filter(Boolean);
  const body = segments.map((segment) => {
    if (segment === '*') return '/.+';
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${body.join('') || '/'}$`);
}

/** Example addresses of a path: with and without its optional segment. */
function examplesOf(path: string): string[] {
  const full = path.replace(/:[a-z]+\??|\*/gi, 'example-7');
  return path.endsWith('?') ? [full, path.slice(0, path.lastIndexOf('/')) || '/'] : [full];
}

test.each<RouteId>(routeIds)('every address of %s matches no route before it', (id) => {
  for (const example of examplesOf(routes[id].path)) {
    expect([example, routeIds.find((one) => patternOf(routes[one].path).test(example))]).toEqual([
      example,
      id,
    ]);
  }
});
