import { deliveryChoice } from './deliveryChoice';

const found = {
  isSearching: false,
  hasPoint: true,
  needsAddress: false,
  isCovered: true,
  zone: { isServed: true, isFailed: false },
};

test.each([
  ['ready', found],
  ['nothing', { ...found, hasPoint: false }],
  ['searching', { ...found, isSearching: true }],
  ['searching', { ...found, zone: { isServed: undefined, isFailed: false } }],
  ['outside', { ...found, zone: { isServed: false, isFailed: false } }],
  ['outside', { ...found, isCovered: false, zone: { isServed: undefined, isFailed: false } }],
  ['unaddressed', { ...found, needsAddress: true }],
  ['outside', { ...found, needsAddress: true, zone: { isServed: false, isFailed: false } }],
  ['failed', { ...found, zone: { isServed: undefined, isFailed: true } }],
])('is %s %#', (state, facts) => {
  expect(deliveryChoice(facts)).toBe(state);
});
