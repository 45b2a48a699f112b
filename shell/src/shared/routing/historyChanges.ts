const listeners = new Set<() => void>();

/** Notifies that the browser has moved to another history entry. The page's router calls `notify`. */
export const historyChanges = {
  notify(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
