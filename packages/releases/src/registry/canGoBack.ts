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
 * Compares a build with the live builds and the canaries by names alone. It was live beside builds that fit it, so a
 * rollback needs no compiler, and none is on a server.
 *
 * @throws RegistryError when there is no shell to compare a remote with.
 */
export async function canGoBack(registry: Registry, candidate: Candidate): Promise<ReleaseAnswer> {
  const { live, canary, comparedWith, notCompared } = await surroundings(registry, candidate.name, false);
  const withLive = nameBreaksOf(changeOf(live, candidate), true);
  const withCanaries = [...canary].flatMap(([other, build]) =>
    nameBreaksOf(changeOf(new Map([...live, [other, build]]), candidate), true)
      .filter((text) => !withLive.includes(text))
      .map((text) => `with ${other} ${build.record.build}: ${text}`),
  );
  const breaks = [...withLive, ...withCanaries];
  return answerOf(registry, candidate, { breaks, breaksOnRollback: [], comparedWith, notCompared });
}
