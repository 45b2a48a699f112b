import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openStore } from '../store/openStore';
import { StoreError } from '../store/ReleaseStore';
import { commandLimits } from '../store/requestStore';
import { answerText } from './answerText';
import { type AppName, appNamed, appNames, folderOf, remoteNamed } from './appNames';
import { builtCandidate, distOf, type ReleasedApp, releaseAllBuilt, releaseBuilt } from './builtApps';
import { assertCanRelease, canRelease } from './canRelease';
import { canaryWarnings, compareCanary } from './compareCanary';
import { logRows, releaseRows } from './listings';
import { openRegistry, type Registry } from './openRegistry';
import { LogWriteError } from './LogWriteError';
import { noteRefusal } from './noteRefusal';
import { previewLink } from './previewLink';
import { RegistryError } from './RegistryError';
import { registryKeys } from './registryKeys';
import { releasesLink } from './releasesLink';
import { rollBack } from './rollBack';
import type { Candidate } from './surroundings';
import { type ParsedCommand, parseCommand, usageOf } from './verbs';

/** The printed text of a command, and the exit code of the process. */
export interface CommandResult {
  text: string;
  exitCode: 0 | 1;
}

type Environment = Partial<Record<string, string>>;

/** The registry that the environment names, else the folder `.releases` of the workspace. @throws RegistryError */
export function openCliRegistry(root: string, env: Environment = process.env): Registry {
  try {
    const store = openStore(env, join(root, '.releases'), commandLimits);
    return openRegistry(store, registryKeys(store.folder, env));
  } catch (error) {
    throw asRegistryError(error);
  }
}

/** A failed store or disk is reported like any other error of the command. */
const asRegistryError = (error: unknown) => {
  const { syscall, message } = Object(error) as NodeJS.ErrnoException;
  return error instanceof StoreError || syscall ? new RegistryError(message, { cause: error }) : error;
};

/** The answer of a command: for people, and as data. */
interface Answer {
  text: string;
  data: unknown;
  isNo?: boolean;
}

const canaryText = ({ percent, guard }: { percent: number; guard?: true | undefined }) =>
  `a ${guard ? 'guarded ' : ''}canary for ${percent} % of the visitors`;

const released = (apps: readonly ReleasedApp[]): Answer => ({
  text: apps
    .map(({ name, version, build, canaryPercent: percent, isGuarded: guard }) =>
      percent === undefined
        ? `${folderOf(name)} ${version} is live as ${build}.`
        : `${folderOf(name)} ${version} is ${canaryText({ percent, guard })} as ${build}.`,
    )
    .join('\n'),
  data: { released: apps },
});

async function runCommand(command: ParsedCommand, root: string, registry: Registry): Promise<Answer> {
  const { verb, words, flags, folder, canary } = command;
  const [first, second] = words;
  const required = (word: string | undefined, what: string) => {
    if (word) return word;
    throw new RegistryError(`${what} is missing.\n${usageOf(verb)}`);
  };
  const app = (): AppName => appNamed(required(first, 'The name of a remote or of the shell'));
  const withPrevious = !flags['ignore-previous'];
  const stored = async (name: AppName, build: string): Promise<Candidate> => {
    const record = await registry.record(name, build);
    return { name, record, sources: await registry.sources(name, record) };
  };
  switch (verb) {
    case 'release': {
      if (flags.all && (first || folder || canary)) {
        throw new RegistryError(`--all takes no name, no folder and no channel.\n${usageOf(verb)}`);
      }
      if (flags.all) return released(await releaseAllBuilt(registry, root));
      const name = app();
      const candidate = builtCandidate(root, name, folder);
      await assertCanRelease(registry, candidate, { root, withPrevious });
      const compared = candidate.record.build;
      return released([await releaseBuilt(registry, root, name, { compared, folder, canary })]);
    }
    case 'can-i-release': {
      const candidate = builtCandidate(root, app(), folder);
      const answer = await canRelease(registry, candidate, { root, withPrevious });
      return { text: answerText(answer), data: answer, isNo: !answer.canRelease };
    }
    case 'releases': {
      if (flags.web) {
        if (first) throw new RegistryError(`--web takes no name.\n${usageOf(verb)}`);
        return releasesLink(registry, command.link);
      }
      if (flags.compare) return compareCanary(registry, app());
      const names = first ? [app()] : appNames;
      return flags.log ? logRows(registry, names) : releaseRows(registry, names);
    }
    case 'promote': {
      const [name, build] = [app(), required(second, 'The build')];
      await assertCanRelease(registry, await stored(name, build), { root, withPrevious });
      const warnings = canary ? [] : await canaryWarnings(registry, name, build);
      await registry.promote(name, build, canary);
      if (!canary) {
        const text = [...warnings, `${folderOf(name)}: ${build} is live.`].join('\n');
        return { text, data: { name, build, ...(warnings.length > 0 && { warnings }) } };
      }
      return {
        text: `${folderOf(name)}: ${build} is ${canaryText(canary)}.`,
        data: { name, build, canaryPercent: canary.percent, ...(canary.guard && { isGuarded: true }) },
      };
    }
    case 'preview': {
      const name = remoteNamed(required(first, 'The name of a remote'));
      if (second && folder) throw new RegistryError(`--folder takes no <build>.\n${usageOf(verb)}`);
      const candidate = second
        ? { ...(await stored(name, second)), name }
        : { ...builtCandidate(root, name, folder), name };
      const distDir = second ? undefined : distOf(root, name, folder);
      return previewLink(registry, candidate, { root, folder: distDir }, command.link);
    }
    case 'rollback': {
      const name = app();
      const { build, ended } = await rollBack(registry, name);
      return ended
        ? {
            text: `${folderOf(name)}: the canary ${ended} has ended; ${build} is live for all visitors.`,
            data: { name, build, ended },
          }
        : { text: `${folderOf(name)}: back to ${build}.`, data: { name, build } };
    }
    case 'pin': {
      const name = app();
      const live = (await registry.channels(name)).stable;
      const build = second ?? required(live, `${folderOf(name)} has no live build, and <build>`);
      if (build !== live) {
        await assertCanRelease(registry, await stored(name, build), { root, withPrevious });
      }
      await registry.pin(name, build);
      return { text: `${folderOf(name)} is pinned to ${build}.`, data: { name, build } };
    }
    case 'unpin': {
      const name = app();
      const build = await registry.unpin(name);
      return { text: `${folderOf(name)} is no longer pinned to ${build}.`, data: { name, build } };
    }
  }
}

/**
 * Runs `work` as one change of an app's current live build. A retry on another build would undo a change that somebody
 * else has made meanwhile. @throws RegistryError in that case, and the error of `work`
 */
async function changeAsSeen<T>(registry: Registry, name: AppName, work: () => Promise<T>): Promise<T> {
  const live = async () => ({ ...(await registry.channels(name)), pinned: undefined });
  const seen = await live();
  return registry.change(async () => {
    if (isDeepStrictEqual(await live(), seen)) return work();
    const app = folderOf(name);
    throw new RegistryError(
      `Somebody else changed what is live of ${app} meanwhile, and nothing was done. Look first: pnpm releases ${app} --log`,
    );
  });
}

/** Runs a command as one change. A command that names no build means the build that is live now. */
function change(command: ParsedCommand, root: string, registry: Registry): Promise<Answer> {
  const { verb, words } = command;
  const [name, build] = words;
  const run = () => runCommand(command, root, registry);
  const isOfLive = !build && (verb === 'rollback' || verb === 'pin' || verb === 'unpin');
  return name && isOfLive ? changeAsSeen(registry, appNamed(name), run) : registry.change(run);
}

/**
 * Runs one command of the registry and returns what to print. Its comparisons and its changes are one step, also during
 * other releases. With `--json` an error is returned as JSON: `error`, `answer` of a refused release, and `outcome`
 * when the log could not be written.
 *
 * @throws RegistryError with a message for the terminal.
 */
export async function runCli(
  args: readonly string[],
  root: string,
  registry: Registry,
): Promise<CommandResult> {
  try {
    const command = parseCommand(args);
    if ('help' in command) return { text: command.help, exitCode: 0 };
    const {
      text,
      data,
      isNo = false,
    } = await noteRefusal(registry, command.verb, change(command, root, registry));
    return { text: command.flags.json ? JSON.stringify(data, null, 2) : text, exitCode: isNo ? 1 : 0 };
  } catch (cause) {
    const error = asRegistryError(cause);
    if (!(error instanceof RegistryError) || !args.includes('--json')) throw error;
    const isRefusal = error.cause && Object.hasOwn(error.cause, 'canRelease');
    const data = {
      error: error.message,
      ...(isRefusal ? { answer: error.cause } : {}),
      ...(error instanceof LogWriteError ? { outcome: error.outcome } : {}),
    };
    return { text: JSON.stringify(data, null, 2), exitCode: 1 };
  }
}
