interface WithScheduler {
  /** Absent in Safari. */
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Resolves in a task of its own: input that has arrived and a frame that is due come first. Where the browser has
 * `scheduler.yield`, the caller goes on before other tasks.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as WithScheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(undefined);
  });
}
