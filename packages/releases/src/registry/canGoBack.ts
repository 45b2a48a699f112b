import { isComparable } from './appRecord';
import type { Registry } from './openRegistry';
import {
  answerOf,
  type Candidate,
  changeOf,
  nameBreaksOf,
  type ReleaseAnswer,
  surroundings,
} from './surroundings';

/**
 * Compares a build with the live builds and the canaries by names alone: a rollback needs neither a compiler nor sources,
 * and no server has a compiler. A build with a record of an older form is not compared.
 *
 * @throws RegistryError when there is no shell to compare a remote with.
 */
export async function canGoBack(registry: Registry, candidate: Candidate): Promise<ReleaseAnswer> {
  if (!isComparable(candidate.record)) {
    const notCompared = ['anything: its record is of an older form'];
    return answerOf(registry, candidate, { breaks: [], breaksOnRollback: [], comparedWith: [], notCompared });
  }
  const { live, canary, comparedWith, notCompared } = await surroundings(registry, candidate.name, {
    withPrevious: false,
    withSources: false,
  });
  const withLive = nameBreaksOf(changeOf(live, candidate), true);
  const withCanaries = [...canary].flatMap(([other, build]) =>
    nameBreaksOf(changeOf(new Map([...live, [other, build]]), candidate), true)
      .filter((text) => !withLive.includes(text))
      .map((text) => `with ${other} ${build.record.build}: ${text}`),
  );
  const breaks = [...withLive, ...withCanaries];
  return answerOf(registry, candidate, { breaks, breaksOnRollback: [], comparedWith, notCompared });
}
