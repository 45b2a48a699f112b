import { openStore } from './openStore';

const limits = { timeoutMs: 1000, attempts: 1 };
const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
const bucket = 's3+https://store.example/bucket/shop';
const open = (env: Record<string, string>) => openStore(env, '/default', limits);

test.each([
  ['by default', {}, '/default'],
  ['with empty variables', { RELEASES_DIR: '', RELEASES_URL: '' }, '/default'],
  ['in a folder', { RELEASES_DIR: '/srv/releases' }, '/srv/releases'],
  ['in a bucket', { RELEASES_URL: bucket, ...keys }, bucket],
  [
    'in a whole bucket',
    { RELEASES_URL: 's3+http://127.0.0.1:9000/bucket/', ...keys },
    's3+http://127.0.0.1:9000/bucket',
  ],
  ['behind a web server', { RELEASES_URL: 'https://cdn.example/shop/' }, 'https://cdn.example/shop'],
])('%s the registry is where the environment says', (_, env, where) => {
  const store = open(env);
  expect(store.where).toBe(where);
  expect(store.folder).toBe(where.startsWith('/') ? where : undefined);
});

test.each([
  ['two places', { RELEASES_URL: bucket, RELEASES_DIR: '/srv', ...keys }, 'name two registries'],
  ['no keys', { RELEASES_URL: bucket }, 'AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY is missing'],
  ['no bucket', { RELEASES_URL: 's3+https://store.example/', ...keys }, 'names no bucket'],
  ['another scheme', { RELEASES_URL: 'ftp://store.example/shop' }, 'has to begin with'],
  [
    'keys in the address',
    { RELEASES_URL: 's3+https://key:secret@store.example/bucket', ...keys },
    'without keys',
  ],
  ['a signed address', { RELEASES_URL: 'https://store.example/shop?X-Amz-Signature=1' }, 'has to be like'],
  [
    'a path to be escaped',
    { RELEASES_URL: 's3+https://store.example/bucket/a%20b', ...keys },
    'has to be like',
  ],
  ['no address', { RELEASES_URL: 'https://' }, 'has to be like'],
])('with %s it says so', (_, env, message) => {
  expect(() => open(env)).toThrow(message);
});
