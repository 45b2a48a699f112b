import { ownCookie } from './session';

test.each([
  ['https', true, '__Host-_token.local.umi'],
  ['http', false, '_token.local.umi'],
])(
  'a cookie over %s is hidden from scripts, and is bound to this host where it can be',
  (_, isSecure, name) => {
    expect(ownCookie('token.local', { brandKey: 'umi', isSecure })).toEqual({
      name,
      attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
    });
  },
);
