import { createTally } from './createTally';
import { subnetOf } from './subnetOf';

test('one subnet adds three pages and three failures at most', () => {
  const tally = createTally();
  for (let turn = 0; turn < 50; turn += 1) {
    tally.addPage('a');
    tally.addFailure('a');
  }
  tally.addPage('b');
  expect(tally.counts()).toEqual({ pages: 4, failures: 3, subnets: 1 });
});

test('a subnet that only reports failures is counted', () => {
  const tally = createTally();
  for (const subnet of ['a', 'b', 'b']) tally.addFailure(subnet);
  expect(tally.counts()).toEqual({ pages: 0, failures: 3, subnets: 2 });
});

test('the memory is limited, and the subnets that are known go on', () => {
  const tally = createTally();
  for (let subnet = 0; subnet < 10_500; subnet += 1) tally.addPage(String(subnet));
  tally.addFailure('10400');
  tally.addFailure('0');
  expect(tally.counts()).toEqual({ pages: 10_000, failures: 1, subnets: 1 });
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::7', '2001:db8:1'],
  ['2001:db8:1:ffff::7', '2001:db8:1'],
  ['::1', '0:0:0'],
])('%s is in the subnet %s', (address, expected) => expect(subnetOf(address)).toBe(expected));
