import { generateKeyPairSync } from 'node:crypto';
import { readPreview, signPreview } from './preview';
import { readReleasesLink, signReleasesLink } from './releasesLink';
import { withSignature } from './signature';

const ours = generateKeyPairSync('ed25519');

const nowSeconds = 1_764_000_000;
const expires = nowSeconds + 3600;
const read = (params: URLSearchParams, at = nowSeconds) =>
  readReleasesLink(params, { trusted: [ours.publicKey], now: at * 1000 });

test('a link works until it expires, and with no parameter more', () => {
  const params = new URLSearchParams(String(signReleasesLink(expires, ours.privateKey)));
  expect([...params.keys()]).toEqual(['mf.expires', 'mf.key', 'mf.signature']);
  expect(read(params)).toEqual({ expires });
  expect(read(params, expires)).toEqual({ fault: 'expired' });
  params.set('mf.catalog', '1a'.repeat(16));
  expect(read(params)).toEqual({ fault: 'invalid' });
});

// The tests of `readPreview` have the other ways to forge a link.
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
  const other = signReleasesLink(expires, ours.privateKey);
  other.set('mf.key', key ?? '');
  other.set('mf.signature', Buffer.from(signature ?? '', 'base64').toString('base64url'));
  expect(read(other)).toEqual({ fault: 'invalid' });
  const check = { trusted: [ours.publicKey], now: nowSeconds * 1000 };
  expect(readPreview(link, check)).toEqual({ fault: 'invalid' });
});
