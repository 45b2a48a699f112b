import type { Restaurant } from '@storefront/api-contract';
import { withDetail } from './cachedRestaurant';

const listed: Restaurant = {
  id: 7,
  name: 'На Арбате',
  address: 'Арбат, 29',
  phone: '84951203040',
  slug: 'arbat',
  description: null,
  active: true,
  externalId: null,
  workTime: null,
  workTimeStr: 'по звонку',
  specialDays: { '2027-01-01': null },
  pausedUntil: null,
  isWorking: null,
  workingTo: null,
  howCome: null,
  mediaList: [{ original: '/storage/a.jpg', sources: [], placeholder: null, color: null }],
  tags: [{ id: 1 }],
  latitude: 55.75,
  longitude: 37.5,
};

test('the fields of the list are shown until the restaurant’s own answer arrives', () => {
  expect(withDetail(listed, undefined)).toBe(listed);
});

test('the detail adds fields that the list lacks, and removes none', () => {
  const detail: Restaurant = {
    ...listed,
    name: '',
    address: 'ул. Арбат, 29',
    phone: null,
    slug: '7',
    description: 'Два этажа',
    workTimeStr: null,
    specialDays: {},
    pausedUntil: null,
    isWorking: null,
    workingTo: null,
    howCome: { auto: null, subway: 'Смоленская' },
    mediaList: [],
    tags: [],
    latitude: 0,
  };
  expect(withDetail(listed, detail)).toEqual({
    ...listed,
    address: 'ул. Арбат, 29',
    description: 'Два этажа',
    howCome: { auto: null, subway: 'Смоленская' },
    latitude: 0,
  });
});

test('a detail with hours ends a pause and a special day of the list', () => {
  const mon = { from: 600, to: 1380 };
  const workTime = { mon, tue: mon, wed: mon, thu: mon, fri: mon, sat: null, sun: null };
  const paused = { ...listed, pausedUntil: '2026-12-01T14:00:00+03:00' };
  const detail = { ...listed, workTime, specialDays: {}, pausedUntil: null };
  expect(withDetail(paused, detail)).toEqual(detail);
});
