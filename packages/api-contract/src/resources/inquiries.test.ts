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
  socials: [{ link: 'https://vk.com/kitsune', iconName: 'vk' }],
};
const none = { contact_call_center_numbers: [], contact_email_addresses: [], socials: [] };

test.each([
  ['bare', contacts, contacts],
  ['under data', { data: contacts }, contacts],
  ['an empty list', [], none],
  ['an empty list under data', { data: [] }, none],
  ['an empty object', {}, none],
])('contacts are read when they are %s', (_, answer, expected) => {
  expect(z.parse(inquiryCalls.contacts.response, answer)).toEqual(expected);
});

const vk = { link: 'https://vk.com/kitsune', iconName: 'vk' };

test.each([
  ['a list', [{ id: 1, ...vk }], [vk]],
  ['a list under data', { data: [{ id: '1', ...vk }] }, [vk]],
  ['an object by number', { 1: vk }, [vk]],
  ['one object', { id: 1, ...vk }, [vk]],
  ['links by the names of their icons', { vk: vk.link, telegram: null }, [vk]],
  ['objects by the names of their icons', { vk: { id: 1, link: vk.link } }, [vk]],
  ['a list with what is no social', [null, 'упс', { iconName: 'vk' }, vk], [vk]],
  ['a social without an icon', [{ link: vk.link }], [{ link: vk.link, iconName: '' }]],
  ['a text', 'упс', []],
  ['null', null, []],
  ['missing', undefined, []],
])('socials are read when they are %s, and never break the contacts', (_, socials, expected) => {
  const answer = z.parse(inquiryCalls.contacts.response, { ...contacts, socials });
  expect(answer).toEqual({ ...contacts, socials: expected });
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
