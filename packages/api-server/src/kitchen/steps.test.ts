import { plannedFailure, statusAfterPayment, statusAfterReport, stayIn, stepAfter } from './steps';

function way(takeMethod: 'delivery' | 'pickup', first: string): string[] {
  const slugs = [first];
  for (let step = stepAfter(takeMethod, first); step; step = stepAfter(takeMethod, step.next))
    slugs.push(step.next);
  return slugs;
}

test('a delivery goes through the kitchen to the courier', () => {
  expect(way('delivery', 'new')).toEqual(['new', 'in_progress', 'ready', 'on_the_way', 'closed']);
});

test('a pickup waits in the restaurant', () => {
  expect(way('pickup', 'new')).toEqual(['new', 'in_progress', 'awaiting_delivery', 'closed']);
});

test('an order with a call request waits for the call', () => {
  expect(statusAfterPayment({ needCallConfirmation: true })).toBe('not_confirmed');
  expect(way('pickup', 'not_confirmed').slice(0, 3)).toEqual(['not_confirmed', 'new', 'in_progress']);
});

test.each(['closed', 'canceled', 'error', 'unheard of'])('status %s is final', (slug) => {
  expect(stepAfter('delivery', slug)).toBeUndefined();
});

const order = { takeMethod: 'delivery', kitchenAt: null } as const;
const fast = { kind: 'simulated', pace: 120, failurePercent: 0 } as const;

test('the pace shortens cooking but not the time to pay', () => {
  expect(stayIn(order, 'new', fast)).toEqual({ seconds: 0.5, until: null });
  expect(stayIn(order, 'wait_confirm', fast)).toEqual({ seconds: 900, until: null });
  expect(stayIn(order, 'closed', fast)).toBeNull();
});

test('a scheduled order waits for its time once it is confirmed', () => {
  const later = { ...order, kitchenAt: new Date(7_200_000) };
  expect(stayIn(later, 'new', fast)).toEqual({ seconds: 0.5, until: later.kitchenAt });
  expect(stayIn(later, 'not_confirmed', fast)).toEqual({ seconds: 1, until: null });
});

test('with a real kitchen only the time to pay ends a status', () => {
  const real = { kind: 'webhook', url: 'https://kitchen.test/', secret: 'sixteen letters!' } as const;
  expect(stayIn(order, 'wait_confirm', real)).toEqual({ seconds: 900, until: null });
  for (const slug of ['not_confirmed', 'new', 'in_progress', 'on_the_way', 'closed'] as const)
    expect(stayIn(order, slug, real)).toBeNull();
});

test.each([
  ['delivery', 'new', 'in_progress', 'in_progress'],
  ['delivery', 'not_confirmed', 'new', 'new'],
  ['delivery', 'not_confirmed', 'closed', 'closed'],
  ['delivery', 'in_progress', 'on_the_way', 'on_the_way'],
  ['delivery', 'in_progress', 'awaiting_delivery', 'ready'],
  ['delivery', 'on_the_way', 'delivered', 'closed'],
  ['pickup', 'in_progress', 'ready', 'awaiting_delivery'],
  ['pickup', 'new', 'awaiting_delivery', 'awaiting_delivery'],
  ['pickup', 'on_the_way', 'closed', 'closed'],
  ['delivery', 'new', 'canceled', 'canceled'],
  ['delivery', 'on_the_way', 'error', 'error'],
  ['pickup', 'unheard of', 'in_progress', 'in_progress'],
  // The same again, backwards, and out of a final status.
  ['delivery', 'in_progress', 'in_progress', undefined],
  ['delivery', 'on_the_way', 'in_progress', undefined],
  ['delivery', 'new', 'not_confirmed', undefined],
  ['pickup', 'awaiting_delivery', 'ready', undefined],
  ['delivery', 'closed', 'canceled', undefined],
  ['delivery', 'delivered', 'closed', undefined],
  ['delivery', 'canceled', 'in_progress', undefined],
  ['delivery', 'error', 'canceled', undefined],
  ['delivery', 'canceled', 'canceled', undefined],
  // No kitchen knows these.
  ['pickup', 'in_progress', 'on_the_way', 'invalid'],
  ['delivery', 'new', 'wait_confirm', 'invalid'],
  ['delivery', 'new', 'cooking', 'invalid'],
  ['delivery', 'closed', 'cooking', 'invalid'],
  ['delivery', 'new', 'toString', 'invalid'],
] as const)('a %s that is %s and reported as %s becomes %s', (takeMethod, statusSlug, slug, expected) => {
  expect(statusAfterReport({ takeMethod, statusSlug }, slug)).toBe(expected);
});

describe('planned failures', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
  const struck = (statusSlug: string, percent: number) =>
    ids.filter((id) => plannedFailure({ id, statusSlug }, percent) !== undefined);

  test('affect the requested percentage of orders, half of them early and half of them late', () => {
    expect(struck('new', 4).length).toBeCloseTo(200, -1);
    expect(struck('in_progress', 4).length).toBeCloseTo(200, -1);
    expect(struck('ready', 4)).toEqual([]);
    expect(struck('new', 0)).toEqual([]);
  });

  test('always affect the same orders, each once', () => {
    expect(struck('new', 100)).toEqual(struck('new', 100));
    expect(struck('new', 100).length + struck('in_progress', 100).length).toBe(ids.length);
    const [first = 0] = struck('new', 100);
    expect(plannedFailure({ id: first, statusSlug: 'new' }, 100)).toBe('error');
    expect(plannedFailure({ id: first, statusSlug: 'in_progress' }, 100)).toBeUndefined();
  });
});
