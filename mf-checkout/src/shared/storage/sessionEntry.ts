import { browserStorage } from '@storefront/contracts';
import { parseJson } from '@storefront/domain';
import type { PersistStorage } from 'zustand/middleware';

interface Format<State> {
  /** Returns undefined for an invalid stored value, which then counts as absent. */
  parse: (stored: unknown) => State | undefined;
  /** Returns the value to store; undefined removes the entry. */
  serialize: (state: State) => unknown;
}

/** An entry of the tab's session storage for zustand's `persist`: plain JSON that survives a reload. */
export function sessionEntry<State>({ parse, serialize }: Format<State>): PersistStorage<State> {
  const session = browserStorage('session');
  return {
    getItem: (key) => {
      const state = parse(parseJson(session.getItem(key)));
      return state === undefined ? null : { state };
    },
    setItem: (key, { state }) => {
      const stored = serialize(state);
      if (stored === undefined) session.removeItem(key);
      else session.setItem(key, JSON.stringify(stored));
    },
    removeItem: session.removeItem,
  };
}
