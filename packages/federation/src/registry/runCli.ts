import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteName, remoteNames, remotes } from '@storefront/contracts';
import { type Registry, remoteNamed } from './openRegistry';
import { RegistryError } from './RegistryError';

const usage = `Usage:
  pnpm release mf-<name> | --all      store the build of a remote and make it live
  pnpm releases [mf-<name>]           list the stored builds and mark the live ones
  pnpm promote mf-<name> <build>      make a stored build live
  pnpm rollback mf-<name>             make the previous live build live again`;

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
 * Runs one command of the registry and returns the text to print.
 *
 * @throws RegistryError with a message for the terminal.
 */
export function runCli(args: readonly string[], root: string, registry: Registry): string {
  const [command, first, second] = args;
  const remoteArgument = () => remoteNamed(required(first, 'The name of a remote'));
  switch (command) {
    case 'release': {
      const names = first === '--all' ? remoteNames : [remoteArgument()];
      return names.map((name) => releaseOf(registry, root, name)).join('\n');
    }
    case 'releases':
      return table(registry, first ? [remoteArgument()] : remoteNames);
    case 'promote': {
      const name = remoteArgument();
      registry.promote(name, required(second, 'The build'));
      return `${remotes[name].folder}: ${second} is live.`;
    }
    case 'rollback': {
      const name = remoteArgument();
      return `${remotes[name].folder}: back to ${registry.rollback(name)}.`;
    }
    default:
      throw new RegistryError(usage);
  }
}
