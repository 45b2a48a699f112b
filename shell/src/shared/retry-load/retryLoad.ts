/**
 * Loads what the page works without. After a failure it tries again whenever the network returns, and whenever the
 * visitor leaves the page or comes back to it. It never rejects.
 */
export async function retryLoad<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.error(error);
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      document.addEventListener('visibilitychange', resolve, { once: true });
    });
    return retryLoad(load);
  }
}
