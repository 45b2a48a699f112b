import { extrasRow } from './extrasRow';

const push = { publicKey: 'p', privateKey: 'q', subject: 'mailto:a@b.ru', hosts: [] };

test.each([
  ['nothing optional', { push: undefined }, 'address-details'],
  ['keys for messages to devices', { push }, 'address-details push'],
])('a back end with %s names what it offers', (_what, config, value) => {
  expect(extrasRow(config)).toEqual({ key: 'extras', value });
});
