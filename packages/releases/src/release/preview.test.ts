import { generateKeyPairSync } from 'node:crypto';
import type { RemoteName } from '@storefront/contracts';
import { type Preview, readPreview, signPreview } from './preview';
import { maxLinkSeconds } from './signedLink';
import { parseSignedEntry } from './releaseLog';
import { assertSigned, withSignature } from './signature';

const [ours, next, foreign] = [1, 2, 3].map(() => generateKeyPairSync('ed25519')) as [Pair, Pair, Pair];
type Pair = ReturnType<typeof generateKeyPairSync>;

const [build, other] = ['1a'.repeat(16), '2b'.repeat(16)];
const nowSeconds = 1_764_000_000;
const preview: Preview = { remote: 'catalog', build, expires: nowSeconds + 3600 };
const trusted = [ours.publicKey, next.publicKey];

const read = (params: URLSearchParams, at = nowSeconds, keys = trusted) =>
  readPreview(params, { trusted: keys, now: at * 1000 });

/** The signed parameters with these changes; undefined removes a parameter. */
function altered(changes: Record<string, string | undefined>, signer = ours): URLSearchParams {
  const params = signPreview(preview, signer.privateKey);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

const signatureOf = (params: URLSearchParams) => params.get('mf.signature') ?? '';
const firstSignChanged = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

test('a link names the build and survives as a text', () => {
  const params = signPreview(preview, ours.privateKey);
  expect([...params.keys()]).toEqual(['mf.catalog', 'mf.expires', 'mf.key', 'mf.signature']);
  expect(params.get('mf.catalog')).toBe(build);
  expect(params.toString()).toMatch(/^[\w.=&-]+$/);
  expect(read(new URLSearchParams(params.toString()))).toEqual({ preview });
});

test('a link is accepted with each trusted key, and not for a remote that does not exist', () => {
  expect(read(altered({}, next))).toEqual({ preview });
  const ofNone = signPreview({ ...preview, remote: 'absent' as RemoteName }, ours.privateKey);
  expect(read(ofNone)).toEqual({ fault: 'unknown' });
});

test.each([
  ['by another key', () => altered({}, foreign)],
  [
    'by another key under the name of ours',
    () => altered({ 'mf.key': altered({}).get('mf.key') ?? '' }, foreign),
  ],
  ['with another signature', () => altered({ 'mf.signature': firstSignChanged(signatureOf(altered({}))) })],
  ['without a signature', () => altered({ 'mf.signature': undefined })],
  ['with an empty signature', () => altered({ 'mf.signature': '' })],
  ['with another build', () => altered({ 'mf.catalog': other })],
  ['with another remote', () => altered({ 'mf.catalog': undefined, 'mf.content': build })],
  ['with a second remote', () => altered({ 'mf.content': build })],
  ['with a longer life', () => altered({ 'mf.expires': String(preview.expires + 1) })],
  ['with one parameter more', () => altered({ 'mf.fast': '1' })],
  ['with its build twice', () => new URLSearchParams(`mf.catalog=${other}&${String(altered({}))}`)],
  ['without anything', () => new URLSearchParams()],
  ['for a build that is a path', () => signPreview({ ...preview, build: '../catalog' }, ours.privateKey)],
] as const)('a link signed %s is invalid', (_, params) => {
  expect(read(params())).toEqual({ fault: 'invalid' });
});

test.each([
  ['at its last moment', preview.expires - 1, { preview }],
  ['when it ends', preview.expires, { fault: 'expired' }],
  ['long after', preview.expires + 1e6, { fault: 'expired' }],
  ['for the longest life', preview.expires - maxLinkSeconds, { preview }],
  ['by a server whose clock is behind', preview.expires - maxLinkSeconds - 300, { preview }],
  ['for more than that', preview.expires - maxLinkSeconds - 301, { fault: 'invalid' }],
])('a link that is read %s', (_, at, answer) => {
  expect(read(signPreview(preview, ours.privateKey), at)).toEqual(answer);
});

test('a link that ended and is forged too counts as forged', () => {
  expect(read(altered({}, foreign), preview.expires + 1)).toEqual({ fault: 'invalid' });
});

test('without a key every link is refused', () => {
  expect(read(signPreview(preview, ours.privateKey), nowSeconds, [])).toEqual({ fault: 'no-key' });
});

test('a link is not accepted as an entry of the log, nor an entry as a link', () => {
  const params = signPreview(preview, ours.privateKey);
  const { remote, expires } = preview;
  const signed = { key: params.get('mf.key'), signature: params.get('mf.signature') };
  const entry = { sequence: 1, previous: '', at: '', changes: [], channels: {} };
  const asEntry = (fields: object) => () =>
    parseSignedEntry('00000001.json', JSON.stringify({ ...entry, ...fields, ...signed }), trusted);
  expect(asEntry({})).toThrow('it was changed');
  expect(asEntry({ remote, build, expires, purpose: 'preview' })).toThrow('it was changed');
  // The fields of a preview in a record with no purpose.
  const record = withSignature({ remote, build, expires }, ours.privateKey) as Record<string, string>;
  expect(() => assertSigned(record, trusted)).not.toThrow();
  expect(read(altered({ 'mf.key': record.key, 'mf.signature': record.signature }))).toEqual({
    fault: 'invalid',
  });
});
