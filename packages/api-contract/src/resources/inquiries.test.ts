import * as z from 'zod/mini';
import { inquiryCalls } from './inquiries';

test.each([
  [{ success: false, message: 'Мы уже получили заявку' }, false, 'Мы уже получили заявку'],
  [{ success: 0 }, false, null],
  [{ success: 'false' }, false, null],
  [{ success: true, message: 'Спасибо' }, true, 'Спасибо'],
  [{ message: 'Спасибо' }, true, 'Спасибо'],
  [{ success: null }, true, null],
  [[], true, null],
  [null, true, null],
  ['', true, null],
])('the answer %j has the success %p', (answer, success, message) => {
  for (const name of ['franchise', 'feedback', 'review'] as const) {
    expect(z.parse(inquiryCalls[name].response, answer)).toEqual({ success, message });
  }
});

const contacts = {
  contact_call_center_numbers: [{ city: 'Москва', phone: '+7 495 000-00-01' }],
  contact_email_addresses: [{ name: 'Доставка', email: 'eda@kitsune.example' }],
};
const none = { contact_call_center_numbers: [], contact_email_addresses: [] };

test.each([
  ['bare', contacts, contacts],
  ['under data', { data: contacts }, contacts],
  ['an empty list', [], none],
  ['an empty list under data', { data: [] }, none],
  ['an empty object', {}, none],
])('contacts are read when they are %s', (_, answer, expected) => {
  expect(z.parse(inquiryCalls.contacts.response, answer)).toEqual(expected);
});

test.each([
  null,
  '<html>',
  7,
  ['упс'],
  { message: 'упс' },
  { data: { message: 'упс' } },
  { data: 'упс' },
  { data: 7 },
  { data: null },
  { data: ['упс'] },
  { ...contacts, contact_call_center_numbers: ['упс'] },
  { data: { ...contacts, contact_email_addresses: 'упс' } },
])('%j has no contacts: it is an error', (answer) => {
  expect(z.safeParse(inquiryCalls.contacts.response, answer).success).toBe(false);
});
