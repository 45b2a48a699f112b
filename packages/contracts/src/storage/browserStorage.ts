/** `local` outlives the tab; `session` does not. */
export type StorageArea = 'local' | 'session';

/** The part of the Storage interface that the storefront uses; zustand's `persist` takes it as it is. */
interface BrowserStorage {
  /** Null when nothing is saved or storage is unavailable. */
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** Removes every entry of the area except those under the keys in `kept`, also the entries of other scripts. */
  clear: (kept?: readonly string[]) => void;
}

function areaOf(area: StorageArea): Storage | undefined {
  return typeof window === 'undefined'
    ? undefined
    : area === 'local'
      ? window.localStorage
      : window.sessionStorage;
}

function guarded<T>(fallback: T, access: () => T): T {
  try {
    return access();
  } catch (error) {
    console.debug('browser storage is unavailable', error);
    return fallback;
  }
}

/**
 * Browser storage that never throws. When storage is full, blocked or absent (on the server), reads return
 * null, writes are lost, and the page works without persistence.
 */
export function browserStorage(area: StorageArea): BrowserStorage {
  return {
    getItem: (key) => guarded(null, () => areaOf(area)?.getItem(key) ?? null),
    setItem: (key, value) => guarded(undefined, () => areaOf(area)?.setItem(key, value)),
    removeItem: (key) => guarded(undefined, () => areaOf(area)?.removeItem(key)),
    clear: (kept = []) =>
      guarded(undefined, () => {
        const entries = areaOf(area);
        for (const key of Object.keys(entries ?? {})) if (!kept.includes(key)) entries?.removeItem(key);
      }),
  };
}
