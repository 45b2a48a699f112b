import { answerText } from './answerText';
import { canRelease, type GateOptions } from './canRelease';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';
import type { Candidate, ReleaseAnswer } from './surroundings';

/** @throws RegistryError that says why the build may not become live; `cause` is the answer. */
export function assertYes(answer: ReleaseAnswer): void {
  if (!answer.canRelease) throw new RegistryError(answerText(answer), { cause: answer });
}

/** @throws RegistryError that says why the build may not become live; `cause` is the answer of `canRelease`. */
export async function assertCanRelease(
  registry: Registry,
  candidate: Candidate,
  options: GateOptions,
): Promise<void> {
  assertYes(await canRelease(registry, candidate, options));
}
