import { generateKeyPairSync } from 'node:crypto';
import { readPreview, signPreview } from './preview';
import { readReleasesLink, signReleasesLink } from './releasesLink';
import { withSignature } from './signature';
import { maxLinkSeconds } from './signedLink';

const [ours, foreign] = [1, 2].map(() => generateKeyPairSync('ed25519')) as [Pair, Pair];
type Pair = ReturnType<typeof generateKeyPairSync>;

const nowSeconds = 1_764_000_000;
const expires = nowSeconds + 3600;
const read = (params: URLSearchParams, at = nowSeconds, trusted = [ours.publicKey]) =>
  readReleasesLink(params, { trusted, now: at * 1000 });

function changed(name: string, value: string) {
  const params = signReleasesLink(expires, ours.privateKey);
  params.set(name, value);
  return params;
}

test('a link works until it expires', () => {
  const params = new URLSearchParams(String(signReleasesLink(expires, ours.privateKey)));
  expect([...params.keys()]).toEqual(['mf.expires', 'mf.key', 'mf.signature']);
  expect(read(params)).toEqual({ expires });
  expect(read(params, expires - 1)).toEqual({ expires });
  expect(read(params, expires)).toEqual({ fault: 'expired' });
  expect(read(params, nowSeconds, [])).toEqual({ fault: 'no-key' });
});

test.each([
  ['by another key', () => signReleasesLink(expires, foreign.privateKey)],
  ['with a longer life', () => changed('mf.expires', String(expires + 1))],
  ['with another signature', () => changed('mf.signature', 'A'.repeat(86))],
  ['with one parameter more', () => changed('mf.catalog', '1a'.repeat(16))],
  ['for more than seven days', () => signReleasesLink(nowSeconds + maxLinkSeconds + 301, ours.privateKey)],
  ['without anything', () => new URLSearchParams()],
])('a link %s is invalid', (_, make) => expect(read(make())).toEqual({ fault: 'invalid' }));

test('a link to a preview is no link to the releases, and the other way round', () => {
  const build = '1a'.repeat(16);
  const preview = signPreview({ remote: 'catalog', build, expires }, ours.privateKey);
  preview.delete('mf.catalog');
  expect(read(preview)).toEqual({ fault: 'invalid' });
  const link = signReleasesLink(expires, ours.privateKey);
  link.append('mf.catalog', build);
  // Whatever else the key signs is none either: the fields of a link with another purpose.
  const { key, signature } = withSignature({ purpose: 'preview', expires }, ours.privateKey) as Record<
    string,
    string
  >;
  const other = changed('mf.key', key ?? '');
  other.set('mf.signature', Buffer.from(signature ?? '', 'base64').toString('base64url'));
  expect(read(other)).toEqual({ fault: 'invalid' });
  const check = { trusted: [ours.publicKey], now: nowSeconds * 1000 };
  expect(readPreview(link, check)).toEqual({ fault: 'invalid' });
});
