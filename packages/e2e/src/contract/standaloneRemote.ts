import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, toolEnvironment } from '@storefront/config/workspace';
import { type RemoteName, remotes } from '@storefront/contracts';

const ours = '@storefront/';

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
}

const readPackageJson = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** The folder in the workspace of one of our packages, by its name. */
function workspaceFolder(name: string): string {
  const short = name.slice(ours.length);
  return join(root, short.startsWith('mf-') ? short : `packages/${short}`);
}

/** Unpacks an archive of one of our packages, as an installation does. */
function unpack(archive: string, folder: string): PackageJson {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', folder]);
  return readPackageJson(folder);
}

/**
 * Links the npm packages that an unpacked package depends on to the installed ones: an installation from the registry
 * would find the same versions, but needs the network.
 */
function linkDependencies({ name, dependencies = {} }: PackageJson, folder: string): void {
  const modules = join(workspaceFolder(name), 'node_modules');
  for (const [dependency, version] of Object.entries(dependencies)) {
    if (dependency.startsWith(ours)) continue;
    if (/^(?:catalog|workspace):/.test(version)) throw new Error(`${name} was packed with ${version}`);
    const link = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(modules, dependency)), link);
  }
}

/**
 * Makes a repository of a remote alone, in `folder`: its sources as `pnpm pack` leaves them, and below node_modules our
 * packages unpacked from their archives. No source of the shell, of another remote or of the workspace is in it.
 */
export function makeStandaloneRemote(remote: RemoteName, folder: string): void {
  const archives = join(folder, '.archives');
  const filter = `${ours}${remotes[remote].folder}...`;
  execFileSync('pnpm', ['--recursive', '--filter', filter, 'pack', '--pack-destination', archives], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const archive of readdirSync(archives)) {
    const short = archive.replace(/^storefront-(.+)-\d+\.\d+\.\d+\.tgz$/, '$1');
    const isRemote = short === remotes[remote].folder;
    const target = isRemote ? folder : join(folder, 'node_modules', ours, short);
    linkDependencies(unpack(join(archives, archive), target), target);
  }
  rmSync(archives, { recursive: true });
  rmSync(join(folder, 'dist'), { recursive: true });
}
