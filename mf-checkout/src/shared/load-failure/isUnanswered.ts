interface Read {
  data: unknown;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Nothing has come of a read and nothing is on its way: it was refused, or it waits for a network. */
export const isUnanswered = ({ data, isError, fetchStatus }: Read): boolean =>
  data === undefined && (fetchStatus === 'paused' || (isError && fetchStatus === 'idle'));
