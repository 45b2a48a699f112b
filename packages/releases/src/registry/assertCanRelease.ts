import { answerText } from './answerText';
import { type Candidate, canRelease, type GateOptions } from './canRelease';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';

/** @throws RegistryError that says why the build may not become live; `cause` is the answer of `canRelease`. */
export async function assertCanRelease(
  registry: Registry,
  candidate: Candidate,
  options: GateOptions,
): Promise<void> {
  const answer = await canRelease(registry, candidate, options);
  if (!answer.canRelease) throw new RegistryError(answerText(answer), { cause: answer });
}
