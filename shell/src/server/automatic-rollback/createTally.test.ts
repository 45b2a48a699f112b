import { createTally } from './createTally';
import { neighbourhoodOf } from './neighbourhoodOf';

test('one network adds three pages and three failures at most', () => {
  const tally = createTally();
  for (let turn = 0; turn < 50; turn += 1) {
    tally.addPage('a');
    tally.addFailure('a');
  }
  tally.addPage('b');
  expect(tally.counts()).toEqual({ pages: 4, failures: 3, networks: 1 });
});

test('a network that only reports failures is counted', () => {
  const tally = createTally();
  for (const network of ['a', 'b', 'b']) tally.addFailure(network);
  expect(tally.counts()).toEqual({ pages: 0, failures: 3, networks: 2 });
});

test('the memory is limited, and the networks that are known go on', () => {
  const tally = createTally();
  for (let network = 0; network < 10_500; network += 1) tally.addPage(String(network));
  tally.addFailure('10400');
  tally.addFailure('0');
  expect(tally.counts()).toEqual({ pages: 10_000, failures: 1, networks: 1 });
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::7', '2001:db8:1'],
  ['2001:db8:1:ffff::7', '2001:db8:1'],
  ['::1', '0:0:0'],
])('%s is in the neighbourhood %s', (address, expected) => expect(neighbourhoodOf(address)).toBe(expected));
