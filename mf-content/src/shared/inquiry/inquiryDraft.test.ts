/** @jest-environment jsdom */
import { inquiryDraft } from './inquiryDraft';

const empty = { name: '', city: '' };
const openDraft = () => inquiryDraft('draft', empty);

beforeEach(() => sessionStorage.clear());

test('a saved draft is read until it is cleared, after a reload too', () => {
  const draft = openDraft();
  draft.save('name', 'Мария');
  draft.save('city', 'Тверь');
  expect(draft.read()).toEqual({ name: 'Мария', city: 'Тверь' });
  expect(openDraft().read()).toEqual({ name: 'Мария', city: 'Тверь' });
  draft.clear();
  expect(draft.read()).toEqual(empty);
  expect(openDraft().read()).toEqual(empty);
});

test('a draft has the fields that were typed into, also an emptied one', () => {
  openDraft().save('city', '');
  const draft = openDraft();
  expect([draft.has('city'), draft.has('name')]).toEqual([true, false]);
  draft.clear();
  expect(draft.has('city')).toBe(false);
});

test.each(['', 'null', '[1]', '{"name":7}', '{"na', '"text"'])('%j is an empty draft', (stored) => {
  sessionStorage.setItem('draft', stored);
  expect(openDraft().read()).toEqual(empty);
});

test('fields of an older form are dropped, new ones are empty', () => {
  sessionStorage.setItem('draft', '{"name":"Мария","age":"30"}');
  expect(openDraft().read()).toEqual({ name: 'Мария', city: '' });
});
