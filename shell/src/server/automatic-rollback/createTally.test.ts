import { createTally, subnetOf } from './createTally';

test('a subnet that another process served is a served one too', () => {
  const tally = createTally();
  for (const subnet of ['a', 'b', 'b']) tally.addFailure(subnet);
  expect(tally.counts()).toEqual({ served: 2, failed: 2 });
  expect(tally.addPage('a')).toBe(false);
});

test('the memory is limited, and the subnets that are known go on', () => {
  const tally = createTally();
  for (let subnet = 0; subnet < 10_500; subnet += 1) tally.addPage(String(subnet));
  tally.addFailure('10400');
  tally.addFailure('0');
  expect(tally.counts()).toEqual({ served: 10_000, failed: 1 });
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::7', '2001:db8:1'],
  ['2001:db8:1:ffff::7', '2001:db8:1'],
  ['::1', '0:0:0'],
])('%s is in the subnet %s', (address, expected) => expect(subnetOf(address)).toBe(expected));
