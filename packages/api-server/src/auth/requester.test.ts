import { requesterOf } from './requester';

const ip = '203.0.113.7';
const browserOf = (id: string | string[] | undefined, address = ip) =>
  requesterOf({ headers: id === undefined ? {} : { 'x-browser-id': id }, ip: address }).browser;

test('a browser is identified by its id, on any network', () => {
  const id = 'k3Zt0cX8Qm5yVw1B-9aL_g';
  expect(browserOf(id)).toBe(browserOf(id, '198.51.100.9'));
  expect(browserOf(id)).not.toBe(browserOf('another-id-of-22-chars'));
  expect(browserOf(id)).not.toContain(id);
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::6', '2001:db8:1'],
])('the /24 or /48 around %s is %s', (address, network) => {
  expect(requesterOf({ headers: {}, ip: address }).widerNetwork).toBe(network);
});

test.each([
  ['none', undefined],
  ['an empty id', ''],
  ['a short id', 'abc'],
  ['an id that looks like a network', 'network:203.0.113.9'],
  ['a very long id', 'a'.repeat(101)],
  ['several ids', ['k3Zt0cX8Qm5yVw1B-9aL_g', 'another-id-of-22-chars']],
])('a client with %s counts as its network', (_, id) => {
  expect(browserOf(id)).toBe('network:203.0.113.7');
  expect(browserOf(id, '2001:db8:1:2::6')).toBe('network:2001:db8:1:2');
});
