import { deliveryDays, weekPeriods } from '@storefront/domain';
import { shownTime, type TimeChoice } from './timeChoice';

const moscow = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+03:00`);
const shift = { from: 600, to: 1320 };
const week = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift, sat: shift, sun: shift };
const now = moscow(18, '12:05');
const earliest = moscow(18, '12:50');
const days = deliveryDays({ periods: weekPeriods(week), now, earliest });
const at = (day: number, time: string): TimeChoice => ({ kind: 'at', moment: moscow(day, time) });

test.each<[string, Date | 'unreadable' | undefined, TimeChoice | undefined, object]>([
  ['nothing saved', undefined, undefined, { kind: 'asap', isSaved: true, isReplaced: false }],
  [
    'a saved time at the start of a slot',
    moscow(18, '15:00'),
    undefined,
    { kind: 'slot', at: '15:00', isSaved: true, isReplaced: false },
  ],
  [
    'a slot pressed before the saved one',
    moscow(18, '15:30'),
    at(18, '15:00'),
    { kind: 'slot', at: '15:00', isSaved: false, isReplaced: false },
  ],
  [
    'a saved time inside a slot',
    moscow(18, '15:10'),
    undefined,
    { kind: 'slot', at: '15:00', isSaved: true },
  ],
  [
    'a saved time in a slot that starts too early',
    moscow(18, '12:55'),
    undefined,
    { kind: 'slot', at: '13:00', isSaved: false, isReplaced: true },
  ],
  [
    'the slot that replaces a saved time, pressed',
    moscow(18, '12:55'),
    at(18, '13:00'),
    { kind: 'slot', at: '13:00', isSaved: false, isReplaced: false },
  ],
  [
    'a saved time that has passed',
    moscow(18, '12:30'),
    undefined,
    { kind: 'slot', at: '13:00', isSaved: false, isReplaced: true },
  ],
  ['ASAP pressed over a saved time', moscow(18, '15:10'), { kind: 'asap' }, { kind: 'asap', isSaved: false }],
  ['a saved time that cannot be read', 'unreadable', undefined, { kind: 'none', isSaved: false }],
  [
    'ASAP pressed over a time that cannot be read',
    'unreadable',
    { kind: 'asap' },
    { kind: 'asap', isSaved: false },
  ],
  [
    'a slot pressed over a time that cannot be read',
    'unreadable',
    at(18, '15:00'),
    { kind: 'slot', at: '15:00', isSaved: false },
  ],
  ['a slot pressed', undefined, at(19, '19:30'), { kind: 'slot', at: '19:30', isSaved: false }],
  ['the saved slot pressed again', moscow(18, '15:10'), at(18, '15:00'), { kind: 'slot', isSaved: true }],
])('%s', (_name, saved, pressed, expected) => {
  const { slot, ...shown } = shownTime({ days, saved, pressed });
  expect({ ...shown, at: slot?.timeString }).toMatchObject(expected);
});

test('a pressed slot that has become too early is replaced by the next, which is said', () => {
  const fresh = deliveryDays({ periods: weekPeriods(week), now, earliest: moscow(18, '13:10') });
  const shown = shownTime({ days: fresh, saved: undefined, pressed: at(18, '13:00') });
  expect(shown).toMatchObject({ kind: 'slot', slot: { timeString: '13:30' }, isReplaced: true });
});

test.each([
  ['14:00', '14:20', '14:00', false],
  ['14:20', '14:00', '14:20', false],
  ['14:20', '14:20', '14:20', true],
])('of two slots that overlap, %s pressed over a saved %s', (pressed, saved, shown, isSaved) => {
  const periods = {
    wed: [
      { from: 600, to: 850 },
      { from: 860, to: 1320 },
    ],
  };
  const overlapping = deliveryDays({ periods, now, earliest });
  const time = shownTime({
    days: overlapping,
    saved: moscow(18, saved),
    pressed: at(18, pressed),
  });
  expect(time).toMatchObject({ slot: { timeString: shown }, isSaved });
});

test('without any slot nothing is chosen', () => {
  const shown = shownTime({ days: [], saved: moscow(18, '15:00'), pressed: undefined });
  expect(shown).toEqual({ kind: 'none', isSaved: false, isReplaced: false });
});
