import { nameBreaks } from '../gate/nameBreaks';
import { type PageChange, typeBreaks } from '../gate/typeBreaks';
import { type AppName, folderOf } from './appNames';
import { isComparable } from './appRecord';
import { type LoadedBuild, type LoadedPage, namedPage, sourcedPage } from './loadedPage';
import { npmFolders } from './npmFolders';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';
import {
  answerOf,
  type Candidate,
  changeOf,
  nameBreaksOf,
  type ReleaseAnswer,
  surroundings,
} from './surroundings';

/** The scope of the comparison of a build. */
export interface GateOptions {
  /** The workspace, or the repository of a remote: npm's packages are installed below it. */
  root: string;
  /** Whether to compare also with the builds that a rollback of other apps would bring back. */
  withPrevious: boolean;
}

/** @throws RegistryError when the compiler or npm's packages are not installed. */
function compileChanges(changes: readonly PageChange[], root: string): string[][] {
  try {
    return typeBreaks(changes, () => npmFolders(root));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RegistryError(`The builds could not be compiled: ${reason}`, { cause });
  }
}

/**
 * Compares a build with every shell and remote that is live or a canary, and with the previous live builds: each can
 * come back by a rollback, and while servers restart both shells answer. Names are compared first; then TypeScript
 * compiles what has changed (decision 0080).
 *
 * @throws RegistryError when there is no shell to compare a remote with.
 */
export async function canRelease(
  registry: Registry,
  candidate: Candidate,
  { root, withPrevious }: GateOptions,
): Promise<ReleaseAnswer> {
  const { name, record } = candidate;
  if (!candidate.sources || !isComparable(record)) {
    throw new RegistryError(`${folderOf(name)} ${record.build} has no sources to compare. Build it again.`);
  }
  const { live, previous, canary, ...compared } = await surroundings(registry, name, {
    withPrevious,
    withSources: true,
  });
  const others = (builds: ReadonlyMap<AppName, LoadedBuild>) =>
    [...builds].map(([other, build]) => ({
      title: `with ${other} ${build.record.build}: `,
      ...changeOf(new Map([...live, [other, build]]), candidate),
    }));
  const pages = [{ title: '', ...changeOf(live, candidate) }, ...others(canary), ...others(previous)];
  const types = compileChanges(
    pages.map(
      (page): PageChange => ({ candidate: name, live: sourcedPage(page.live), next: sourcedPage(page.next) }),
    ),
    root,
  );
  const found = pages.map((page, index) => [...nameBreaksOf(page), ...(types[index] ?? [])]);
  const withLive = found[0] ?? [];
  const titled = (from: number, to?: number) =>
    pages
      .slice(from, to)
      .flatMap(({ title }, index) =>
        (found[from + index] ?? []).filter((text) => !withLive.includes(text)).map((text) => title + text),
      );
  const breaks = [...withLive, ...titled(1, 1 + canary.size)];
  const breaksOnRollback = titled(1 + canary.size);
  return answerOf(registry, candidate, { breaks, breaksOnRollback, ...compared });
}

/** @throws RegistryError when builds that are released together do not fit together. */
export function assertFitTogether(builds: LoadedPage, root: string): void {
  const next = sourcedPage(builds);
  const types = compileChanges(
    [...next.keys()].map((candidate): PageChange => ({ candidate, live: new Map(), next })),
    root,
  );
  const breaks = [...new Set([...nameBreaks(undefined, namedPage(builds)), ...types.flat()])];
  if (breaks.length === 0) return;
  throw new RegistryError(['These builds do not fit together:', ...breaks].join('\n  '));
}
