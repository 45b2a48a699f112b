import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { addReleases } from './addReleases.mjs';
import { copyPackages } from './copyPackages.mjs';
import { sbomOfBundle } from './sbomOfBundle.mjs';

/** What the servers and commands read, at the places of the workspace, so that the same settings find it. */
const built = [
  'shell/dist/client',
  'shell/dist/server',
  'shell/static',
  'shell/brands',
  'packages/tokens/dist',
  'packages/api-server/package.json',
  'packages/api-server/bin',
  'packages/api-server/dist',
  'packages/api-server/src/database/migrations',
  'packages/demo-chain/chain',
  'packages/releases/bin',
  'packages/releases/dist',
];

/** Source maps are for error reports; the embedded database of a first start has an id and a date of its own. */
const isLeftOut = (/** @type {string} */ path) =>
  /\.map$|\/(?:maps|prepared-data|prepareData\.mjs)$/.test(path);

/** The npm packages that a bundle leaves outside, by the package whose bundle it is. */
const outside = {
  'packages/api-server': [
    '@electric-sql/pglite',
    '@electric-sql/pglite-socket',
    '@fastify/swagger-ui',
    'sharp',
  ],
  'packages/releases': ['aws4fetch'],
};

const git = (/** @type {string[]} */ ...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The same files make the same bytes: in order, with one date, without users and umasks.
 * @param {{ archive: string, parent: string, folder: string, date: Date }} options
 */
function pack({ archive, parent, folder, date }) {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  const order = ['--format=gnu', '--sort=name', `--mtime=${date.toISOString()}`];
  const parameters = [...owner, ...order, '--use-compress-program=gzip -n', '-C', parent];
  execFileSync('tar', [...parameters, '-cf', archive, folder]);
}

/**
 * Makes the archive of the builds in the workspace, with its bill of materials and their checksums beside it.
 * @param {{ folder: string, key: string }} options where to, and the private key that signs the releases, as PEM
 * @returns {Promise<string>} the path of the archive
 * @throws UserError when the builds do not fit together, or the key is none.
 */
export async function makeBundle({ folder, key }) {
  const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = git('describe', '--always', '--abbrev=40', '--exclude=*', '--dirty');
  const date = new Date(Number(git('log', '-1', '--format=%ct')) * 1000);
  const name = `storefront-${version}`;
  const parent = mkdtempSync(join(tmpdir(), 'storefront-bundle-'));
  try {
    const content = join(parent, name);
    for (const path of built)
      cpSync(join(root, path), join(content, path), { recursive: true, filter: (file) => !isLeftOut(file) });
    cpSync(join(root, 'packages/config/production'), content, { recursive: true });
    const copied = Object.entries(outside).flatMap(([from, names]) =>
      copyPackages(names, { from: join(root, from), to: join(content, 'node_modules') }),
    );
    await addReleases(content, { key, commit, date });
    const { platform, arch } = process;
    const contents = { version, commit, date, platform: `${platform}-${arch}`, node: engines.node };
    writeFileSync(join(content, 'contents.json'), `${JSON.stringify(contents, null, 2)}\n`);

    mkdirSync(folder, { recursive: true });
    const archive = join(folder, `${name}.tar.gz`);
    pack({ archive, parent, folder: name, date });
    writeFileSync(join(folder, `${name}.cdx.json`), await sbomOfBundle({ copied, date }));
    const sums = [`${name}.tar.gz`, `${name}.cdx.json`].map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, file)));
      return `${hash.digest('hex')}  ${file}\n`;
    });
    writeFileSync(join(folder, `${name}.sha256`), sums.join(''));
    return archive;
  } finally {
    rmSync(parent, { recursive: true });
  }
}
