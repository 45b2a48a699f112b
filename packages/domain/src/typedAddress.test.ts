import { endsWithHouse, identifiedHouse, splitFlat } from './typedAddress';

test.each([
  ['Арбат, 1, кв. 12', 'Арбат, 1', '12'],
  ['Арбат 1 кв12', 'Арбат 1', '12'],
  ['Арбат, 1, КВАРТИРА 12а ', 'Арбат, 1', '12а'],
  ['Арбат, 1, кв. № 5', 'Арбат, 1', '5'],
  ['Арбат, 1 кв.№5', 'Арбат, 1', '5'],
  ['Арбат, 1, кв. №', 'Арбат, 1, кв. №', undefined],
  ['Арбат, 1, кв', 'Арбат, 1, кв', undefined],
  ['Арбат, 1', 'Арбат, 1', undefined],
  ['Москва 12', 'Москва 12', undefined],
  ['кв 12', 'кв 12', undefined],
  ['', '', undefined],
])('%j is the house %j and the flat %j', (text, house, apartment) => {
  expect(splitFlat(text)).toEqual({ house, ...(apartment && { apartment }) });
});

const house = (street: string, home?: string) => ({ street, ...(home && { home }) });
const arbat = house('улица Арбат', '1');

test.each([
  ['the very street and house', 'Улица Арбат, 1', [arbat, house('улица Арбат', '10')], arbat],
  ['the street and house without a comma', 'улица Арбат  1 ', [arbat], arbat],
  ['another spelling, though it is the only answer', 'арбат 1', [arbat], undefined],
  ['a longer house', 'улица Арбат, 1', [house('улица Арбат', '11')], undefined],
  ['the same house in two towns', 'улица Арбат, 1', [arbat, { ...arbat }], undefined],
  ['a street', 'улица Арбат', [house('улица Арбат')], undefined],
  ['no answer', 'улица Арбат 1', [], undefined],
  ['a search that has not answered', 'улица Арбат 1', undefined, undefined],
])('%s', (_what, text, found, expected) => {
  expect(identifiedHouse(text, found)).toBe(expected);
});

test.each([
  ['ленина 5, кв 7', '5', true],
  ['Ленина, 5А', '5а', true],
  ['ленина 15, кв 5', '5', false],
  ['ленина 5, кв 7', '15', false],
  ['ленина', '', false],
  ['5', '5', true],
])('whether «%s» ends with the house «%s»: %s', (text, home, expected) => {
  expect(endsWithHouse(text, home)).toBe(expected);
});
