import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltImage {
  /** The folder with its files. */
  root: string;
  /** What the image says of itself. */
  config: { User: string; Env: string[]; Cmd: string[]; WorkingDir: string; Healthcheck: { Test: string[] } };
}

/** The least that Node needs, of the release that the default base is made of. */
const packages = ['bookworm', 'libstdc++6', 'base-files'] as const;

/** Where the official image has Node. */
const nodePath = 'usr/local/bin/node';

/**
 * Builds the image of an unpacked archive as a chain does, but on a base of Debian's packages and this process's own Node:
 * it needs no registry, no daemon and no network but Debian's. Only root may, and everything is left in `folder`.
 */
export function buildImage(archiveFolder: string, folder: string): BuiltImage {
  const base = join(folder, 'base');
  const [suite, ...included] = packages;
  const debian = ['--variant=extract', '--quiet', `--include=${included.join(',')}`, suite, base];
  execFileSync('mmdebstrap', debian, { stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(join(base, nodePath, '..'), { recursive: true });
  copyFileSync(process.execPath, join(base, nodePath));

  const storage = [
    '--storage-driver=vfs',
    `--root=${join(folder, 'images')}`,
    `--runroot=${join(folder, 'run')}`,
  ];
  const buildah = (...parameters: string[]) =>
    execFileSync('buildah', [...storage, ...parameters], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  const scratch = buildah('from', 'scratch');
  buildah('add', '--quiet', scratch, base, '/');
  buildah('commit', '--quiet', '--rm', scratch, 'localhost/base');
  // Docker's format: the other one has no health check.
  const build = [
    'bud',
    '--isolation=chroot',
    '--format=docker',
    '--pull-never',
    '--build-arg=BASE=localhost/base',
  ];
  buildah(...build, '--tag=localhost/storefront', archiveFolder);
  const { Docker } = JSON.parse(buildah('inspect', '--type=image', 'localhost/storefront')) as {
    Docker: { config: BuiltImage['config'] };
  };
  return {
    root: buildah('mount', buildah('from', '--pull-never', 'localhost/storefront')),
    config: Docker.config,
  };
}
