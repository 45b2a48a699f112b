import { extrasRow } from './extrasRow';

const push = { publicKey: 'p', privateKey: 'q', subject: 'mailto:a@b.ru', hosts: [] };

const always = 'address-details account-deletion data-export favourites';

test.each([
  ['nothing optional', {}, always],
  ['keys for messages to devices', { push }, `${always} push`],
  ['a gateway of calls', { callGatewayUrl: 'https://calls.test/say' }, `${always} code-by-call`],
])('a back end with %s names what it offers', (_what, config, value) => {
  expect(extrasRow({ push: undefined, callGatewayUrl: undefined, ...config })).toEqual({
    key: 'extras',
    value,
  });
});
