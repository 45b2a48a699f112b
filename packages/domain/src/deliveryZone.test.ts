import type { Area } from './coordinates';
import {
  bestZone,
  deliveryDuration,
  deliveryMinimum,
  kitchenOpensAt,
  minutesBeforeOpening,
  missingToMinimum,
  type ZoneRestriction,
} from './deliveryZone';

const point = { latitude: 1, longitude: 1 };
const around: Area = [
  { latitude: 0, longitude: 0 },
  { latitude: 0, longitude: 2 },
  { latitude: 2, longitude: 2 },
  { latitude: 2, longitude: 0 },
];
const elsewhere = around.map(({ latitude, longitude }) => ({ latitude: latitude + 5, longitude }));
const zone = (id: string, restriction: ZoneRestriction, area = around) => ({ id, area, restriction });

test.each([
  [
    'the lowest minimum',
    [zone('a', { minimal_amount: 990, duration: 30 }), zone('b', { minimal_amount: 700, duration: 90 })],
    'b',
  ],
  [
    'then the shortest time',
    [zone('a', { minimal_amount: 700, duration: 60 }), zone('b', { minimal_amount: 700, duration: 40 })],
    'b',
  ],
  [
    'the changed time counts',
    [
      zone('a', { minimal_amount: 700, duration: 60, duration_change: 30 }),
      zone('b', { minimal_amount: 700, duration: 40 }),
    ],
    'a',
  ],
  [
    'an unknown time comes last',
    [zone('a', { minimal_amount: 700 }), zone('b', { minimal_amount: 700, duration: 120 })],
    'b',
  ],
  [
    'only zones with the point',
    [zone('a', { minimal_amount: 0 }, elsewhere), zone('b', { minimal_amount: 990 })],
    'b',
  ],
  ['none', [zone('a', {}, elsewhere)], undefined],
])('bestZone: %s', (_rule, zones, expected) => {
  expect(bestZone(zones, point)?.id).toBe(expected);
});

test.each([
  [{ duration: 60, duration_change: 90 }, 90],
  [{ duration: 60, duration_change: null }, 60],
  [{ duration: 45, duration_change: 0 }, 45],
  [{ duration: 0, duration_change: 90 }, 90],
  [{ duration: 0, duration_change: null }, undefined],
  [{ duration: 45, duration_change: -5 }, 45],
  [{}, undefined],
])('deliveryDuration(%j)', (restriction, expected) => {
  expect(deliveryDuration(restriction)).toBe(expected);
});

test.each([
  [null, undefined],
  [undefined, undefined],
  [0, 0],
  [45, 45],
  [-600, 840],
])('minutesBeforeOpening(%p)', (sent, expected) => {
  expect(minutesBeforeOpening(sent)).toBe(expected);
});

test.each([
  ['open', null, undefined],
  ['open, without the field', undefined, undefined],
  ['closed for half an hour', 30, '10:00'],
  ['closed until tomorrow', -30, '09:00'],
  ['closed for less than a minute', 0, '09:31'],
  ['closed by a number of no day', -2000, '09:31'],
])('a kitchen that was %s at 09:30', (_name, sent, time) => {
  const answeredAt = new Date('2026-11-18T09:30:00+03:00');
  const day = sent === -30 ? 19 : 18;
  const expected = time && new Date(`2026-11-${day}T${time}:00+03:00`);
  expect(kitchenOpensAt(sent, answeredAt)).toEqual(expected);
});

test.each([
  [{ zoneMinimum: 700, globalMinimum: 990 }, 700],
  [{ zoneMinimum: 0, globalMinimum: 990 }, 0],
  [{ zoneMinimum: null, globalMinimum: 990 }, 990],
  [{}, 0],
])('deliveryMinimum(%j)', (limits, expected) => {
  expect(deliveryMinimum(limits)).toBe(expected);
});

test.each([
  [690, 990, 300],
  [990, 990, 0],
  [1200, 990, 0],
  [989.6, 990, 1],
  [989, 990.5, 2],
  [3 * 330.1 - 0.3, 990, 0],
  [329.9 * 3 + 0.3, 990, 0],
])('missingToMinimum(%p, %p)', (amount, minimum, expected) => {
  expect(missingToMinimum(amount, minimum)).toBe(expected);
});
