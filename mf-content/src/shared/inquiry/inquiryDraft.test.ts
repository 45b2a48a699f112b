/** @jest-environment jsdom */
import { inquiryDraft } from './inquiryDraft';

const empty = { name: '', city: '' };
const openDraft = () => inquiryDraft<typeof empty>('draft');

beforeEach(() => sessionStorage.clear());

test('a saved draft is read until it is removed, after a reload too', () => {
  const draft = openDraft();
  const sent = { name: 'Мария', city: 'Тверь' };
  draft.save('name', 'Мария');
  draft.save('city', 'Тверь');
  expect(draft.over(empty)).toEqual(sent);
  expect(openDraft().over(empty)).toEqual(sent);
  draft.remove(sent);
  expect(draft.over(empty)).toEqual(empty);
  expect(openDraft().over(empty)).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
});

test('a field that was changed after the message was sent stays in the draft', () => {
  const draft = openDraft();
  draft.save('name', 'Мария');
  draft.save('city', 'Клин');
  draft.remove({ name: 'Мария', city: 'Тверь' });
  expect(draft.over(empty)).toEqual({ name: '', city: 'Клин' });
  expect(openDraft().over(empty)).toEqual({ name: '', city: 'Клин' });
});

test('a form that was opened while the message was sent, and typed into, keeps its draft', () => {
  const sent = openDraft();
  sent.save('name', 'Мария');
  const opened = openDraft();
  opened.save('city', 'Клин');
  sent.remove({ name: 'Мария', city: '' });
  expect(openDraft().over(empty)).toEqual({ name: 'Мария', city: 'Клин' });
});

test('a draft has the fields that were typed into, also an emptied one', () => {
  openDraft().save('city', '');
  const draft = openDraft();
  expect([draft.has('city'), draft.has('name')]).toEqual([true, false]);
  draft.remove(empty);
  expect(draft.has('city')).toBe(false);
});

test.each(['', 'null', '[1]', '{"name":7}', '{"na', '"text"'])('%j is an empty draft', (stored) => {
  sessionStorage.setItem('draft', stored);
  expect(openDraft().over(empty)).toEqual(empty);
});

test('fields of an older form are dropped, new ones are empty', () => {
  sessionStorage.setItem('draft', '{"name":"Мария","age":"30"}');
  expect(openDraft().over(empty)).toEqual({ name: 'Мария', city: '' });
});
