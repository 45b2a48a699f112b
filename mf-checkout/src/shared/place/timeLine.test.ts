import { timeLine } from './timeLine';

const terms = {
  takeMethod: 'delivery',
  datetime: null,
  isPossible: () => true,
  closedLabel: undefined,
  isLastOrderOver: false,
  nearest: undefined,
  duration: 45,
  now: new Date('2026-11-21T12:00:00Z'),
  timeZone: 'Europe/Moscow',
} as const;

test.each([
  ['a delivery', terms, { title: 'Как можно скорее', note: 'Привезем за 45 минут', isClosed: false }],
  [
    'a pickup',
    { ...terms, takeMethod: 'pickup', duration: 21 } as const,
    { title: 'Как можно скорее', note: 'Приготовим за 21 минуту', isClosed: false },
  ],
  ['an unknown duration', { ...terms, duration: undefined }, { title: 'Как можно скорее', isClosed: false }],
  ['a duration of 0', { ...terms, duration: 0 }, { title: 'Как можно скорее', isClosed: false }],
  [
    'a kitchen whose last order is over',
    { ...terms, isLastOrderOver: true, nearest: new Date('2026-11-22T07:00:00Z') },
    {
      title: 'Сегодня уже не успеем',
      note: 'Ближайшее время: завтра с 10:00 до 10:30',
      isClosed: true,
    },
  ],
  [
    'a kitchen whose last order is over, without slots',
    { ...terms, isLastOrderOver: true },
    { title: 'Сегодня уже не успеем', isClosed: true },
  ],
  ['a closed kitchen', { ...terms, closedLabel: 'Закрыто' }, { title: 'Закрыто', isClosed: true }],
  [
    'a chosen time while the kitchen is closed',
    { ...terms, closedLabel: 'Закрыто', datetime: '2026-11-21T19:30:00+03:00' },
    { title: 'Сегодня с 19:30 до 20:00', isClosed: false },
  ],
  [
    'a chosen time that is still possible',
    { ...terms, datetime: '2026-11-21T19:30:00+03:00' },
    { title: 'Сегодня с 19:30 до 20:00', isClosed: false },
  ],
  [
    'a chosen time that cannot be read',
    { ...terms, closedLabel: 'Закрыто', datetime: 'вечером' },
    { title: 'Выбранное время', isClosed: false },
  ],
  [
    'a chosen time that has become impossible',
    { ...terms, datetime: '2026-11-21T15:10:00+03:00', isPossible: () => false },
    { title: 'Сегодня с 15:10 до 15:40', note: 'Это время больше недоступно', isClosed: true },
  ],
])('describes the time of %s', (_, given, expected) => {
  const line = timeLine(given);
  expect({
    ...line,
    note: line.note?.replaceAll('\u00A0', ' '),
    title: line.title.replaceAll('\u00A0', ' '),
  }).toEqual({ note: undefined, ...expected });
});
