import type { Refusal } from '../release/releaseLog';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';
import type { ReleaseAnswer } from './surroundings';
import type { VerbName } from './verbs';

/** The commands that make a build live. Questions leave no trace in the log. */
const noted: readonly VerbName[] = ['release', 'promote', 'pin', 'rollback'] satisfies Refusal['action'][];

/** As many as a page can show: one renamed export may break a hundred places. */
const maxReasons = 20;

const isNoted = (verb: VerbName): verb is Refusal['action'] => noted.includes(verb);

const isAnswer = (cause: unknown): cause is ReleaseAnswer =>
  cause instanceof Object && 'canRelease' in cause && cause.canRelease === false;

function refusalOf(action: Refusal['action'], answer: ReleaseAnswer): Refusal {
  const { name: app, build, breaks, breaksOnRollback, pinnedTo } = answer;
  const reasons = [...(pinnedTo ? [`${app} is pinned to ${pinnedTo}`] : []), ...breaks, ...breaksOnRollback];
  const more = reasons.length - maxReasons;
  const named = reasons.slice(0, maxReasons);
  return { app, action, build, reasons: more > 0 ? [...named, `… and ${more} more`] : named };
}

/**
 * The result of a command. When the gate refused to make a build live, the log gets an entry that says why, for the page of
 * releases. @throws the error of the command; it says too when the entry could not be added.
 */
export async function noteRefusal<T>(registry: Registry, verb: VerbName, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (!isNoted(verb) || !(error instanceof RegistryError) || !isAnswer(error.cause)) throw error;
    try {
      await registry.noteRefusal(refusalOf(verb, error.cause));
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      throw new RegistryError(`${error.message}\nThe refusal is not in the log. ${reason}`, {
        cause: error.cause,
      });
    }
    throw error;
  }
}
