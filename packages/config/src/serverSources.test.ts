import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

// Rules of the servers whose violation no test of a single part would notice (docs/security.md).

const folders = [
  'shell/src/server',
  'packages/api-server/src',
  'packages/federation/src/server',
  'packages/releases/src/release',
  'packages/tracing/src',
];
const outside = /\.test\.tsx?$|\/testing\//;

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !outside.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Each match of the pattern's first group, with its file. */
const find = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, found]) => `${path}: ${found}`));

test('the sources of both servers are read', () => {
  expect(sources.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['shell/src/server/main.ts', 'packages/api-server/src/main.ts']),
  );
});

test('they start no process, and run no text but a checked release', () => {
  const found = find(/(node:child_process|node:vm|\beval\(|new Function\()/g);
  expect(found).toEqual(['packages/federation/src/server/runCommonJs.ts: node:vm']);
});

test('they hash by SHA-2; an ETag protects nothing', () => {
  const weak = find(/create(?:Hash|Hmac)\(\s*'([^']+)'/g).filter(
    (line) => !/: sha(?:256|384|512)$/.test(line),
  );
  expect(weak).toEqual(['packages/api-server/src/catalogue/responseCache.ts: sha1']);
});

test('they make no random value that can be guessed', () => {
  expect(find(/(Math\.random)/g)).toEqual([]);
});

test('they call no host but the captcha’s that no setting names; YooKassa’s is a default of its setting', () => {
  const hosts = find(/https?:\/\/([a-z][\w.-]*\.[a-z]{2,})/g)
    // Examples in messages, and names of XML.
    .filter((line) => !/\.example$|: www\.w3\.org$|: www\.sitemaps\.org$/.test(line));
  expect(hosts).toEqual([
    'packages/api-server/src/config.ts: api.yookassa.ru',
    'packages/api-server/src/captcha/recaptchaProvider.ts: www.google.com',
  ]);
});

test('they check the certificates of those whom they call', () => {
  expect(find(/(rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED)/g)).toEqual([]);
  expect(find(/(rejectUnauthorized: true)/g)).toEqual([
    'shell/src/server/proxy/backEndProxy.ts: rejectUnauthorized: true',
  ]);
});

test('they take cryptography from Node alone', () => {
  const modules = find(
    /from '((?![.]|@storefront\/)[^']*(?:crypt|hash|cipher|jwt|jose|nacl|sodium|argon)[^']*)'/gi,
  );
  expect(new Set(modules.map((line) => line.split(': ')[1]))).toEqual(new Set(['node:crypto']));
});

test('they write logs to no other place than standard output', () => {
  expect(find(/(appendFile|createWriteStream|WriteStream\(|\btransport:|syslog)/g)).toEqual([]);
});

test('nginx forwards to the shells and the back ends only', () => {
  const text = readFileSync(join(root, 'packages/config/production/nginx.conf'), 'utf8');
  const targets = [...text.matchAll(/^\s*(?:proxy|fastcgi|uwsgi|scgi|grpc)_pass\s+([^;]+);/gm)].map(
    ([, to]) => to,
  );
  expect(new Set(targets)).toEqual(new Set(['http://shells', 'http://back_ends']));
  expect([...text.matchAll(/^\s*upstream (\w+)/gm)].map(([, name]) => name)).toEqual(['shells', 'back_ends']);
});
