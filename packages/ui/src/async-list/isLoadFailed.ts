interface QueryState {
  data: unknown;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Whether a query has no data and none is on its way: it failed, or is paused without a network. */
export const isLoadFailed = ({ data, isError, fetchStatus }: QueryState): boolean =>
  data === undefined && (fetchStatus === 'paused' || (isError && fetchStatus === 'idle'));
