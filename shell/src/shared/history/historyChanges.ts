const listeners = new Set<() => void>();

/** Says that the browser stands on another entry of its history; the router of the page tells it. */
export const historyChanges = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
