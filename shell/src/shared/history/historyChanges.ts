const listeners = new Set<() => void>();

/** Notifies that the browser has moved to another history entry. The page's router calls `tell`. */
export const historyChanges = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
