import type { Channels, LoggedChange, Refusal } from '../release/releaseLog';
import type { AppName } from './appNames';
import { openLog } from './openLog';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { RegistryKeys } from './registryKeys';
import { RegistryError } from './RegistryError';

/** How often a change is tried again because another process was faster; each time, that other process succeeded. */
const maxAttempts = 100;

interface Draft {
  changes: LoggedChange[];
  refusal?: Refusal;
  channels: Partial<Record<string, Channels>>;
}

/** The channels of all apps, and atomic changes of them. */
export function openState(store: ReleaseStore, keys: RegistryKeys) {
  const log = openLog(store, keys);
  let draft: Draft | undefined;

  /** Undefined when another process changed the state while `work` ran on it. */
  async function attempt<T>(work: () => Promise<T>): Promise<{ result: T } | undefined> {
    const head = await log.head();
    draft = { changes: [], channels: { ...head?.channels } };
    try {
      const result = await work();
      const isEmpty = draft.changes.length === 0 && !draft.refusal;
      return isEmpty || (await log.append(head, draft)) ? { result } : undefined;
    } finally {
      draft = undefined;
    }
  }

  return {
    entries: log.entries,
    channels: async (name: AppName): Promise<Channels> =>
      (draft ?? (await log.head()))?.channels[name] ?? { history: [] },
    /**
     * Runs `work` on the state as it is and adds its changes to the log as one entry. Runs it again from the start when
     * another process changed the state meanwhile: its reads and comparisons may no longer hold. One change runs at a
     * time: a change that starts during another is a part of it. @throws the error of `work`
     */
    async change<T>(work: () => Promise<T>): Promise<T> {
      if (draft) return work();
      for (let tried = 0; tried < maxAttempts; tried += 1) {
        const done = await attempt(work);
        if (done) return done.result;
      }
      throw new RegistryError('Others change the registry all the time. Try again.');
    },
    /** Inside `change`: notes a refused build. */
    refuse(refusal: Refusal): void {
      if (!draft) throw new Error('the state changes only inside change()');
      draft.refusal = refusal;
    },
    /** Inside `change`: notes the new channels of an app. */
    set(change: LoggedChange & { app: AppName }, channels: Channels): void {
      if (!draft) throw new Error('the state changes only inside change()');
      draft.changes.push(change);
      draft.channels[change.app] = channels;
    },
  };
}
