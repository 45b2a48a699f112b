/** @jest-environment jsdom */
import { inquiryDraft } from './inquiryDraft';

const empty = { name: '', city: '' };
const draft = inquiryDraft('draft', empty);

beforeEach(() => sessionStorage.clear());

test('a saved draft is read until it is cleared', () => {
  draft.save({ name: 'Мария', city: 'Тверь' });
  expect(draft.read()).toEqual({ name: 'Мария', city: 'Тверь' });
  draft.clear();
  expect(draft.read()).toEqual(empty);
});

test.each(['', 'null', '[1]', '{"name":7}', '{"na', '"text"'])('%j is an empty draft', (stored) => {
  sessionStorage.setItem('draft', stored);
  expect(draft.read()).toEqual(empty);
});

test('fields of an older form are dropped, new ones are empty', () => {
  sessionStorage.setItem('draft', '{"name":"Мария","age":"30"}');
  expect(draft.read()).toEqual({ name: 'Мария', city: '' });
});
