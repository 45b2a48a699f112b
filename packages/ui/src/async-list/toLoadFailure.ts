/** The fields of a request's result that decide its state without data. A TanStack Query result has them all. */
export interface RequestResult<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
}

/** The props of a `LoadFailure` that come from the read. */
export interface ReadFailure {
  /** The read is paused; it goes on by itself when the network is back. */
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/**
 * Why there is nothing to show: the read failed, or is paused without a network. Undefined while it loads, also again
 * after a failure, and with data: data that was loaded once stays on the screen.
 *
 * @example
 * const failure = toLoadFailure(query);
 * if (failure) return <LoadFailure title={messages.failed} retry={messages.retry} {...failure} />;
 */
export function toLoadFailure(result: RequestResult<unknown>): ReadFailure | undefined {
  const { data, isError, fetchStatus, refetch } = result;
  const isOffline = fetchStatus === 'paused';
  if (data !== undefined || !(isError || isOffline)) return undefined;
  return { isOffline, onRetry: () => void refetch() };
}
