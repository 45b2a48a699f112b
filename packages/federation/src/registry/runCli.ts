import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames } from '@storefront/contracts';
import { answerText } from './answerText';
import { type AppName, appNamed, appNames, folderOf } from './appNames';
import { assertFitTogether, type Candidate, canRelease } from './canRelease';
import { type Registry, readBuiltRemote, readBuiltShell } from './openRegistry';
import { RegistryError } from './RegistryError';

const usage = `Usage:
  pnpm release mf-<name> | shell        store a build and make it live; a shell is known as live, not deployed
  pnpm release --all                    the same for all builds of one tree, compared with each other only
  pnpm releases [mf-<name> | shell]     list the stored builds and mark the live ones
  pnpm promote mf-<name> <build>        make a stored build live
  pnpm rollback mf-<name>               make the previous live build live again
  pnpm can-i-release mf-<name> | shell  say whether the build would be released, and why not; --json

  release and promote refuse a build that does not fit the live builds and those that were live before.
  --ignore-previous compares with the live builds only, as a rollback does.`;

/** What a command prints, and the exit code of the process. */
export interface CommandResult {
  text: string;
  exitCode: 0 | 1;
}

/** The registry's folder: RELEASES_DIR, else `.releases` of the workspace. */
export function releasesDir(root: string, env: Partial<Record<string, string>> = process.env): string {
  return env.RELEASES_DIR ?? join(root, '.releases');
}

function table(registry: Registry, names: readonly AppName[]): string {
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

function distOf(root: string, name: AppName): string {
  const dist = join(root, folderOf(name), 'dist');
  if (existsSync(dist)) return dist;
  throw new RegistryError(`${folderOf(name)} is not built. Run: pnpm turbo run build`);
}

function builtCandidate(root: string, name: AppName): Candidate {
  const folder = distOf(root, name);
  if (name === 'shell') return { name, record: readBuiltShell(folder) };
  return { name, record: readBuiltRemote(folder), folder };
}

function store(registry: Registry, root: string, name: AppName): string {
  const dist = distOf(root, name);
  const { build, version } = name === 'shell' ? registry.releaseShell(dist) : registry.release(dist);
  return `${folderOf(name)} ${version} is live as ${build}.`;
}

function releaseAll(registry: Registry, root: string): string {
  const remotes = remoteNames.map((name) => {
    const folder = distOf(root, name);
    return { folder, record: readBuiltRemote(folder) };
  });
  assertFitTogether(readBuiltShell(distOf(root, 'shell')), remotes);
  return appNames.map((name) => store(registry, root, name)).join('\n');
}

function required(text: string | undefined, what: string): string {
  if (text) return text;
  throw new RegistryError(`${what} is missing.\n${usage}`);
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = { all: flag, help: flag, json: flag, 'ignore-previous': flag };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new RegistryError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
}

const done = (text: string): CommandResult => ({ text, exitCode: 0 });

/**
 * Runs one command of the registry and returns what to print.
 *
 * @throws RegistryError with a message for the terminal.
 */
export function runCli(args: readonly string[], root: string, registry: Registry): CommandResult {
  const { positionals, values } = parse(args);
  const [command, first, second] = positionals;
  if (values.help) return done(usage);
  const app = () => appNamed(required(first, 'The name of a remote'));
  const withPrevious = !values['ignore-previous'];
  const assertCanRelease = (candidate: Candidate, options = { withPrevious }) => {
    const answer = canRelease(registry, candidate, options);
    if (!answer.canRelease) throw new RegistryError(answerText(answer));
  };
  switch (command) {
    case 'release': {
      if (values.all) return done(releaseAll(registry, root));
      const name = app();
      assertCanRelease(builtCandidate(root, name));
      return done(store(registry, root, name));
    }
    case 'can-i-release': {
      const answer = canRelease(registry, builtCandidate(root, app()), { withPrevious });
      const text = values.json ? JSON.stringify(answer, null, 2) : answerText(answer);
      return { text, exitCode: answer.canRelease ? 0 : 1 };
    }
    case 'releases':
      return done(table(registry, first ? [app()] : appNames));
    case 'promote': {
      const [name, build] = [app(), required(second, 'The build')];
      assertCanRelease({ name, record: registry.record(name, build) });
      registry.promote(name, build);
      return done(`${folderOf(name)}: ${build} is live.`);
    }
    case 'rollback': {
      const name = app();
      // The way out of a bad release: it is compared with what visitors get, not with what could come back.
      const record = registry.record(name, registry.previous(name));
      assertCanRelease({ name, record }, { withPrevious: false });
      return done(`${folderOf(name)}: back to ${registry.rollback(name)}.`);
    }
    default:
      throw new RegistryError(usage);
  }
}
