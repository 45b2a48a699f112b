import { routes } from '@storefront/contracts';
import type { Visit } from '../document/visit';
import { createSuspectFinder } from './createSuspectFinder';

const catalog = { remote: 'catalog', build: 'c1' };
const content = { remote: 'content', build: 'n1' };

/** A visit of the route, with the fields that the finder reads. */
function visitOf(
  id: keyof typeof routes | undefined,
  builds: Record<string, string> = { catalog: 'c1', content: 'n1' },
) {
  const browser = Object.fromEntries(Object.entries(builds).map(([remote, build]) => [remote, { build }]));
  return { matched: id && { id, route: routes[id], params: {} }, pinned: { browser } } as unknown as Visit;
}
const menu = visitOf('menu');
const blog = visitOf('blog');

const startedAt = 3_600_000;
let now: jest.SpyInstance<number, []>;
beforeEach(() => {
  now = jest.spyOn(performance, 'now').mockReturnValue(startedAt);
});
afterEach(() => now.mockRestore());

const noFrame = ['Error: out of memory', '    at node:internal/worker:1:2'];

test.each([
  [
    'the build whose code a frame names',
    ['at f (/releases/catalog/c7/server.cjs:1:2)'],
    [blog],
    [{ remote: 'catalog', build: 'c7' }],
  ],
  ['the owner of the only page', noFrame, [menu], [catalog]],
  ['no build for several pages', noFrame, [menu, blog], []],
  ['no build for two pages of one owner', noFrame, [menu, visitOf('home')], []],
  ['no build for a thread without a page', noFrame, [], []],
  ['no build for an address of no route', noFrame, [visitOf(undefined)], []],
  ['no build for a page whose owner has none', noFrame, [visitOf('menu', { content: 'n1' })], []],
])('the first lost thread makes a suspect of %s', (_, frames, visits, suspects) => {
  expect(createSuspectFinder('/releases')({ frames, visits })).toEqual(suspects);
});

test.each([
  ['the owner that both threads rendered', 0, [menu, visitOf('about', { content: 'n2' })], [catalog]],
  ['both owners that both threads rendered', 0, [menu, blog], [catalog, content]],
  [
    'one build once, however many of its pages are lost',
    0,
    [menu, visitOf('home'), blog],
    [catalog, content],
  ],
  ['the same within a minute', 59_999, [menu, visitOf(undefined)], [catalog]],
  ['no build after a minute', 60_000, [menu, visitOf(undefined)], []],
  ['no build for another build of an owner', 0, [visitOf('menu', { catalog: 'c2' }), visitOf(undefined)], []],
])('the second lost thread makes a suspect of %s', (_, later, visits, suspects) => {
  const suspectsOf = createSuspectFinder('/releases');
  suspectsOf({ frames: noFrame, visits: [menu, blog] });
  now.mockReturnValue(startedAt + later);
  expect(suspectsOf({ frames: noFrame, visits })).toEqual(suspects);
});

test('a thread whose code a frame names makes no other build a suspect', () => {
  const suspectsOf = createSuspectFinder('/releases');
  suspectsOf({ frames: ['/releases/checkout/k1/server.cjs'], visits: [menu, blog] });
  expect(suspectsOf({ frames: noFrame, visits: [menu, blog] })).toEqual([]);
});
