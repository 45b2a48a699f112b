/** A promise that React's `use` reads without waiting once it is settled. */
export type Settled<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/** Keeps on a promise how it ended. */
export function settle<T>(promise: Settled<T>): Settled<T> {
  promise.status = 'pending';
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
