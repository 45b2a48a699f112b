import * as z from 'zod/mini';
import { periods } from './periods';

const shifts = (...mon: unknown[]) => z.parse(periods, { mon }).mon;

test.each([
  ['minutes', { from: 600, to: 1380 }],
  ['minutes as texts', { from: '600', to: '1380' }],
  ['HH:MM', { from: '10:00', to: '23:00' }],
  ['HH:MM:SS', { from: '10:00:00', to: '23:00:00' }],
  ['minutes and HH:MM', { from: 600, to: '23:00' }],
])('the hours in which orders are taken come as %s', (_, shift) => {
  expect(shifts(shift)).toEqual([{ from: 600, to: 1380 }]);
});

test('the hours may pass midnight', () => {
  expect(shifts({ from: '10:00', to: '02:00' }, { from: '00:00', to: '24:00' })).toEqual([
    { from: 600, to: 120 },
    { from: 0, to: 1440 },
  ]);
});

test('a shift that cannot be read is left out, and does not last round the clock', () => {
  const broken = [
    { from: 'утро', to: 'вечер' },
    { from: 600 },
    { to: 600 },
    { from: null, to: '' },
    null,
    'упс',
  ];
  expect(shifts(...broken, { from: 600, to: 700 })).toEqual([{ from: 600, to: 700 }]);
  expect(z.parse(periods, { mon: broken, tue: [{ from: 600, to: 700 }] }).mon).toEqual([]);
});

test.each([
  ['its only shift', { from: '10:00', to: '23:00' }],
  ['shifts by number', { 2: { from: 600, to: 1380 } }],
  ['shifts under data', { data: [{ from: 600, to: 1380 }] }],
])('a day may be %s', (_, mon) => {
  expect(z.parse(periods, { mon }).mon).toEqual([{ from: 600, to: 1380 }]);
});

test.each([
  { mon: [{ from: 'утро', to: 'вечер' }], tue: [] },
  { mon: { from: 'утро', to: 'вечер' } },
  { mon: { open: 600, close: 1380 } },
  { mon: '10:00–23:00' },
  { mon: 600 },
  { mon: { from: 600 } },
  { mon: { to: 600 } },
  { data: { mon: ['упс'] } },
])('the week %j is an error, not seven days off', (week) => {
  expect(z.safeParse(periods, week).success).toBe(false);
});

test.each([{}, { data: [] }, { mon: [] }, { mon: {}, tue: null, wed: '', thu: false }])(
  'the week %j has days off',
  (week) => expect(z.parse(periods, week).mon).toEqual([]),
);

test('special days are lists of shifts by date; a closed day has none', () => {
  const special_days = {
    '2026-12-31': [{ from: '10:00', to: 1200 }, { from: 'вечер' }],
    '2027-01-01': [],
    '2027-01-02': null,
    '2027-01-03': { from: 600, to: 700 },
  };
  expect(z.parse(periods, { mon: [], special_days }).special_days).toEqual({
    '2026-12-31': [{ from: 600, to: 1200 }],
    '2027-01-01': [],
    '2027-01-02': [],
    '2027-01-03': [{ from: 600, to: 700 }],
  });
});

test.each([
  [undefined],
  [null],
  [[]],
  ['31 декабря'],
  [{ '2026-12-31': [{ from: 600 }] }],
  [{ '2026-12-31': 'до 20:00' }],
  [{ '2026-12-32': [] }],
  [{ '2027-02-29': [] }],
  [{ '31.12.2026': [] }],
  [{ constructor: [] }],
])('special days %j are left out, and the week stays', (special_days) => {
  const mon = [{ from: 600, to: 700 }];
  const read = z.parse(periods, { mon, special_days });
  expect([read.mon, read.special_days]).toEqual([mon, {}]);
});

test.each([
  [undefined, null],
  [null, null],
  [{}, null],
  ['2026-11-18T15:00:00+03:00', '2026-11-18T15:00:00+03:00'],
])('the end of a pause that is %j', (slots_from, expected) => {
  expect(z.parse(periods, { mon: [{ from: 600, to: 1380 }], slots_from }).slots_from).toBe(expected);
});

test.each([
  ['left out', undefined, []],
  ['null', null, []],
  ['no list', 'нет', []],
  ['partly unreadable', ['2026-11-18T15:00:00.000+03:00', null, {}], ['2026-11-18T15:00:00.000+03:00']],
])('full slots that are %s', (_, full_slots, expected) => {
  const week = z.parse(periods, { mon: [{ from: 600, to: 1380 }], full_slots });
  expect(week).toMatchObject({ mon: [{ from: 600, to: 1380 }], full_slots: expected });
});
