/** A promise with the fields that React's `use` reads: `use` does not suspend on a settled promise. */
export type TrackedPromise<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/** Records a promise's status and result on the promise itself, and returns it. */
export function trackStatus<T>(promise: TrackedPromise<T>): TrackedPromise<T> {
  promise.status = 'pending';
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
