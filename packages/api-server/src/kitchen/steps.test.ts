import { dueAfter, stepAfter } from './steps';

function way(takeMethod: 'delivery' | 'pickup'): string[] {
  const slugs = ['new'];
  for (let step = stepAfter(takeMethod, 'new'); step; step = stepAfter(takeMethod, step.next))
    slugs.push(step.next);
  return slugs;
}

test('a delivery goes through the kitchen to the courier', () => {
  expect(way('delivery')).toEqual(['new', 'in_progress', 'ready', 'on_the_way', 'closed']);
});

test('a pickup waits in the restaurant', () => {
  expect(way('pickup')).toEqual(['new', 'in_progress', 'awaiting_delivery', 'closed']);
});

test.each(['closed', 'canceled', 'error', 'unheard of'])('nothing follows %s', (slug) => {
  expect(stepAfter('delivery', slug)).toBeUndefined();
});

test('the pace shortens the kitchen and not the time to pay', () => {
  const now = new Date(0);
  expect(dueAfter('delivery', 'new', { now, pace: 120 })).toEqual(new Date(500));
  expect(dueAfter('delivery', 'wait_confirm', { now, pace: 120 })).toEqual(new Date(900_000));
  expect(dueAfter('delivery', 'closed', { now, pace: 120 })).toBeNull();
});
