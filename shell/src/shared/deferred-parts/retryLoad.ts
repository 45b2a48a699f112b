/**
 * Loads a part that may come late. After a failure it tries again whenever the network returns, and whenever the
 * visitor leaves the page or comes back to it. It never rejects.
 */
export function retryLoad<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    console.error(error);
    return new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      document.addEventListener('visibilitychange', resolve, { once: true });
    }).then(() => retryLoad(load));
  });
}
