import { networkOf } from './network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::ffff:203.0.113.7', '64:ff9b:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
  ['2001::1:2:3:4:5:6', '2001:0:1:2'],
  ['::1', '0:0:0:0'],
  ['::db8:1:2:3:4:5:6', '0:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80::1%vlan:1:2:3:4', 'fe80:0:0:0'],
])('the address %s belongs to the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test('a connection that is over has no address', () => {
  expect(networkOf(undefined)).toBe('');
});
