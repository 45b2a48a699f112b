/** Rejects when the promise has not settled within the limit, in milliseconds. */
export function withinTime<Value>(promise: Promise<Value>, limit: number, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limit} ms`)), limit);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
