import { plannedFailure, statusAfterPayment, stayIn, stepAfter } from './steps';

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

test('the pace shortens cooking but not the time to pay', () => {
  expect(stayIn(order, 'new', 120)).toEqual({ seconds: 0.5, until: null });
  expect(stayIn(order, 'wait_confirm', 120)).toEqual({ seconds: 900, until: null });
  expect(stayIn(order, 'closed', 120)).toBeNull();
});

test('a scheduled order waits for its time once it is confirmed', () => {
  const later = { ...order, kitchenAt: new Date(7_200_000) };
  expect(stayIn(later, 'new', 120)).toEqual({ seconds: 0.5, until: later.kitchenAt });
  expect(stayIn(later, 'not_confirmed', 120)).toEqual({ seconds: 1, until: null });
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
