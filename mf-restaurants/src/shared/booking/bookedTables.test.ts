/** @jest-environment jsdom */
import { bookedTables } from './bookedTables';

const key = 'tantoBookedTables';
const now = 1000;
const table = { userId: 7, restaurantId: 1, moment: 2000, checksum: 33 };
const tables = bookedTables(key);

beforeEach(() => localStorage.clear());

test('a table is found by customer, restaurant and moment', () => {
  tables.save(table, now);
  expect(tables.find({ userId: 7, restaurantId: 1, moment: 2000 })).toEqual(table);
  expect(tables.find({ userId: 8, restaurantId: 1, moment: 2000 })).toBeUndefined();
  expect(tables.find({ userId: 7, restaurantId: 2, moment: 2000 })).toBeUndefined();
  expect(tables.find({ userId: 7, restaurantId: 1, moment: 2001 })).toBeUndefined();
});

test('a changed table replaces the one before', () => {
  tables.save(table, now);
  tables.save({ ...table, userId: 8 }, now);
  tables.save({ ...table, checksum: 44 }, now);
  expect(tables.find(table)).toHaveProperty('checksum', 44);
  expect(tables.find({ ...table, userId: 8 })).toHaveProperty('checksum', 33);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(2);
});

test('a cancelled table is forgotten, the others stay', () => {
  tables.save(table, now);
  tables.save({ ...table, moment: 3000 }, now);
  tables.remove(1, 2000, now);
  expect(tables.find(table)).toBeUndefined();
  expect(tables.find({ ...table, moment: 3000 })).toBeDefined();
  tables.remove(1, 3000, now);
  expect(localStorage.getItem(key)).toBeNull();
});

test('tables of the past are removed', () => {
  tables.save(table, now);
  tables.save({ ...table, moment: 3000 }, 2000);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([{ ...table, moment: 3000 }]);
});

test.each([
  '{',
  '{}',
  'null',
  '[null]',
  '[{"userId":"7"}]',
  '[{"userId":7,"restaurantId":1,"moment":2000,"persons":3}]',
])('%s counts as none', (text) => {
  localStorage.setItem(key, text);
  expect(tables.find(table)).toBeUndefined();
  tables.save(table, now);
  expect(tables.find(table)).toEqual(table);
});
