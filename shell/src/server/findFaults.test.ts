import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proxiedBackEnd } from '../testing/proxiedBackEnd';
import { findFaults } from './findFaults';

const backEnd = proxiedBackEnd();
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const brandFile = (text: string) => {
  const file = join(folder, 'brand.json');
  writeFileSync(file, text);
  return file;
};
const check = (env: Record<string, string>) =>
  findFaults({ RELEASES_DIR: join(folder, 'none'), API_URL: backEnd.url, ...env });
/** A registry without releases is a fault of every check here. */
const named = async (env: Record<string, string>) =>
  (await check(env)).filter((fault) => !fault.startsWith('releases: '));

beforeEach(() => {
  backEnd.answer = { status: 200, body: '[]' };
});

test('each variable that cannot be read is a line', async () => {
  expect(await check({ PORT: 'x', API_URL: 'x' })).toEqual([
    'must be a port number → at PORT',
    'must be a URL, for example http://localhost:3100 → at API_URL',
  ]);
});

test('production needs a trusted key', async () => {
  const [fault, ...others] = await check({ NODE_ENV: 'production' });
  expect(fault).toMatch(/^RELEASE_PUBLIC_KEYS_FILE is missing/);
  expect(others).toEqual([]);
});

test('a brand without payment hosts is a fault in production only', async () => {
  const RELEASE_PUBLIC_KEYS_FILE = join(folder, 'keys.pem');
  const { publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(RELEASE_PUBLIC_KEYS_FILE, publicKey.export({ type: 'spki', format: 'pem' }));
  const production = { NODE_ENV: 'production', RELEASE_PUBLIC_KEYS_FILE };
  expect(await named(production)).toEqual([
    'BRAND_FILE: the brand names no paymentHosts, so customers cannot open the page of an acquirer',
  ]);
  expect(await named({ RELEASE_PUBLIC_KEYS_FILE })).toEqual([]);
});

test('settings without a fault, but for the releases: one line for each remote', async () => {
  expect(await named({})).toEqual([]);
  expect(await check({})).toHaveLength(5);
});

test.each([
  ['{"key": 1}', /key.*phone/],
  ['{ "key": ', /SyntaxError/],
])('the brand file %j cannot be read, and its name and fault are in one line', async (text, reason) => {
  const [fault] = await named({ BRAND_FILE: brandFile(text) });
  expect(fault).toMatch(/^BRAND_FILE: .*brand\.json is not a brand file: /);
  expect(fault).toMatch(reason);
  expect(fault).not.toContain('\n');
});

test('a back end that fails, or does not answer', async () => {
  backEnd.answer = { status: 500, body: '' };
  expect(await named({})).toEqual([`API_URL: ${backEnd.url} answers 500 to the call of the settings`]);
  const [fault] = await named({ API_URL: 'http://127.0.0.1:9' });
  expect(fault).toMatch(/^API_URL: http:\/\/127\.0\.0\.1:9 does not answer \(.+\)$/);
});

test('a redirect of the back end is not followed with the secret of the shells (security 15.3.2)', async () => {
  backEnd.answer = { status: 307, body: '', headers: { location: '/elsewhere' } };
  const before = backEnd.received.length;
  expect(await named({})).toEqual([expect.stringContaining('does not answer')]);
  expect(backEnd.received.slice(before).map(({ path }) => path)).toEqual(['/api/app/settings/']);
});
