import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteName, remoteNames, remotes } from '@storefront/contracts';
import { type Registry, remoteNamed } from './openRegistry';
import { RegistryError } from './RegistryError';

const usage = `Usage:
  pnpm release mf-<name> | --all      store the build of a remote and make it live
  pnpm releases [mf-<name>]           list what was released
  registry promote mf-<name> <build>  make a stored build live
  registry rollback mf-<name>         make the previous live build live again`;

/** The registry's folder: RELEASES_DIR, else `.releases` of the workspace. */
export function releasesDir(root: string, env: Partial<Record<string, string>> = process.env): string {
  return env.RELEASES_DIR ?? join(root, '.releases');
}

function table(registry: Registry, names: readonly RemoteName[]): string {
  const rows = names.flatMap((name) =>
    registry
      .list(name)
      .map(({ build, version, builtAt, commit, isStable }) =>
        [isStable ? '*' : ' ', name.padEnd(12), build, version.padEnd(8), builtAt, commit.slice(0, 8)].join(
          '  ',
        ),
      ),
  );
  return rows.length > 0 ? rows.join('\n') : 'Nothing is released.';
}

function releaseOf(registry: Registry, root: string, name: RemoteName): string {
  const { folder } = remotes[name];
  const dist = join(root, folder, 'dist');
  if (!existsSync(dist)) throw new RegistryError(`${folder} is not built. Run: pnpm turbo run build`);
  const { build, version } = registry.release(dist);
  return `${folder} ${version} is live as ${build}.`;
}

function required(text: string | undefined, what: string): string {
  if (text) return text;
  throw new RegistryError(`${what} is missing.\n${usage}`);
}

/**
 * Carries out one verb of the registry and gives what to print.
 *
 * @throws RegistryError with a message for people.
 */
export function runCli(args: readonly string[], root: string, registry: Registry): string {
  const [verb, first, second] = args;
  const one = () => remoteNamed(required(first, 'The name of a remote'));
  switch (verb) {
    case 'release': {
      const names = first === '--all' ? remoteNames : [one()];
      return names.map((name) => releaseOf(registry, root, name)).join('\n');
    }
    case 'releases':
      return table(registry, first ? [one()] : remoteNames);
    case 'promote': {
      const name = one();
      registry.promote(name, required(second, 'The build'));
      return `${remotes[name].folder}: ${second} is live.`;
    }
    case 'rollback': {
      const name = one();
      return `${remotes[name].folder}: back to ${registry.rollback(name)}.`;
    }
    default:
      throw new RegistryError(usage);
  }
}
