import { cleanPromoCode, isCodeApplied, isSameCode, lookAlikes, promoCodeKey } from './promoCode';

test.each([
  ['small letters', 'lisa10'],
  ['outer white space', ' LISA10\n'],
  ['inner white space', 'LISA\u00A0 10'],
  ['zero-width characters', '\uFEFFLI\u200BS\u200DA\u206010'],
  ['soft hyphens', 'LI\u00ADSA10'],
  ['marks of the direction of writing', '\u200ELISA10\u202C'],
  ['full-width letters', 'ＬＩＳＡ１０'],
])('a code is cleaned: %s', (_name, typed) => {
  expect(cleanPromoCode(typed)).toBe('LISA10');
});

test.each([
  ['Latin letters in a Cyrillic code', 'ЛИCA', 'ЛИСА'],
  ['Cyrillic letters in a Latin code', 'СЕSАR', 'CESAR'],
  ['small letters that look alike as capitals', 'тhemа', 'THEMA'],
  ['Ё as Е', 'ЕЛКА', 'ЁЛКА'],
  ['Ё of two characters', 'Е\u0308ЛКА', 'ЁЛКА'],
  ['letters of Ukrainian, Serbian and Macedonian', 'ЅІЈ', 'SIJ'],
])('a code has the key of its look-alike: %s', (_name, typed, code) => {
  expect(promoCodeKey(typed)).toBe(promoCodeKey(code));
});

test('every look-alike has a partner, and other letters stay', () => {
  expect(promoCodeKey(lookAlikes.cyrillic)).toBe(lookAlikes.latin);
  expect(promoCodeKey('ДЛЯ-Z7')).toBe('ДЛЯ-Z7');
});

test.each([
  ['LISA10', 'LISA10', true],
  ['LISA10', 'lisa10', true],
  ['Лиса', 'ЛИСА', true],
  [' LISA 10', 'LISA10\u00A0', true],
  ['ЛИCA', 'ЛИСА', true],
  ['LISA10', 'LISA1', false],
  ['LISA10', '', false],
  ['LISA10', undefined, false],
  [undefined, 'LISA10', false],
  [undefined, undefined, false],
])('%j and %j: %p', (one, other, isSame) => {
  expect(isSameCode(one, other)).toBe(isSame);
});

test.each([
  ['the code itself', null, 'LISA10', true],
  ['another spelling, where there was no code', null, 'ЛИСА-10', true],
  ['another spelling, in the place of another code', 'ОСЕНЬ', 'ЛИСА-10', true],
  ['no code', null, undefined, false],
  ['no code, in the place of another', 'ОСЕНЬ', undefined, false],
  ['an earlier code', 'ОСЕНЬ', 'осень', false],
  ['the code again', 'LISA10', 'lisa10', true],
  ['the code, where the earlier one is unknown', undefined, 'LISA10', true],
  ['another code, where the earlier one is unknown', undefined, 'ОСЕНЬ', false],
])('LISA10 submitted, the order has %s', (_name, before, after, isApplied) => {
  expect(isCodeApplied({ submitted: 'lisa 10', before, after })).toBe(isApplied);
});
