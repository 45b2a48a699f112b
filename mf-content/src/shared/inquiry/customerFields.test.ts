import { customerFields } from './customerFields';

test.each([
  ['Мария', 'Мария'],
  [' Анна-Мария ', 'Анна-Мария'],
  ['Maria', ''],
  ['М', ''],
  ['', ''],
  [null, ''],
])('the name %j fills in %j', (name, expected) => {
  expect(customerFields({ name, phone: null }).name).toBe(expected);
});

test.each([
  ['79000000001', '9000000001'],
  ['+7 (900) 000-00-01', '9000000001'],
  ['+7 900 •••-••-01', ''],
  ['7900*****01', ''],
  ['', ''],
  [null, ''],
])('the phone %j fills in %j', (phone, expected) => {
  expect(customerFields({ name: null, phone }).phone).toBe(expected);
});

test('a profile that is not read fills in nothing', () => {
  expect(customerFields(undefined)).toEqual({ name: '', phone: '' });
});
