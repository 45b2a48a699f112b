import { nameBreaks } from '../gate/nameBreaks';
import { type PageChange, typeBreaks } from '../gate/typeBreaks';
import { answerText } from './answerText';
import { folderOf } from './appNames';
import { isComparable } from './appRecord';
import { type LoadedPage, namedPage, sourcedPage } from './loadedPage';
import { npmFolders } from './npmFolders';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';
import {
  type Candidate,
  type PageWithCandidate,
  type ReleaseAnswer,
  type Surroundings,
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

/** Without a live shell there is no page to compare with: the first shell has to fit the remotes that are live. */
const nameBreaksOf = ({ live, next }: PageWithCandidate, isRollback: boolean) =>
  nameBreaks(live.has('shell') ? namedPage(live) : undefined, namedPage(next), { isRollback });

/** The answer by what breaks on each page. @throws StoreError */
async function answerOf(
  registry: Registry,
  { name, record: { build } }: Candidate,
  { pages, ...compared }: Surroundings,
  found: readonly (readonly string[])[],
): Promise<ReleaseAnswer> {
  const [withLive = []] = found;
  const breaksOn = (isPrevious: boolean) =>
    pages.flatMap((page, index) => {
      const texts = found[index] ?? [];
      if (page.isPrevious !== isPrevious) return [];
      return index === 0
        ? texts
        : texts.filter((text) => !withLive.includes(text)).map((text) => page.title + text);
    });
  const [breaks, breaksOnRollback] = [breaksOn(false), breaksOn(true)];
  const { stable, pinned } = await registry.channels(name);
  const pinnedTo = pinned && stable !== build ? stable : undefined;
  const canRelease = breaks.length + breaksOnRollback.length === 0 && !pinnedTo;
  return {
    name,
    build,
    canRelease,
    ...(pinnedTo ? { pinnedTo } : {}),
    breaks,
    breaksOnRollback,
    ...compared,
  };
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
  const around = await surroundings(registry, candidate, { withPrevious, withSources: true });
  const changes = around.pages.map(
    ({ live, next }): PageChange => ({ candidate: name, live: sourcedPage(live), next: sourcedPage(next) }),
  );
  const types = compileChanges(changes, root);
  const found = around.pages.map((page, index) => [...nameBreaksOf(page, false), ...(types[index] ?? [])]);
  return answerOf(registry, candidate, around, found);
}

/** @throws RegistryError that says why the build may not become live; `cause` is the answer. */
function assertYes(answer: ReleaseAnswer): void {
  if (!answer.canRelease) throw new RegistryError(answerText(answer), { cause: answer });
}

/** @throws RegistryError that says why the build may not become live; `cause` is the answer of `canRelease`. */
export async function assertCanRelease(...asked: Parameters<typeof canRelease>): Promise<void> {
  assertYes(await canRelease(...asked));
}

/**
 * Compares a build with the live builds and the canaries by names alone: a rollback needs neither a compiler nor sources,
 * and no server has a compiler. A build with a record of an older form is not compared.
 *
 * @throws RegistryError when it does not fit, or there is no shell to compare a remote with.
 */
export async function assertFitsByNames(registry: Registry, candidate: Candidate): Promise<void> {
  const around = isComparable(candidate.record)
    ? await surroundings(registry, candidate, { withPrevious: false, withSources: false })
    : { pages: [], comparedWith: [], notCompared: ['anything: its record is of an older form'] };
  const found = around.pages.map((page) => nameBreaksOf(page, true));
  assertYes(await answerOf(registry, candidate, around, found));
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
