/** What a list shows now. A list that is ready and has no items is empty. */
export type ListState<Item> =
  | { readonly status: 'loading' }
  | {
      /** `offline`: the request waits for a network. `failed`: it ended with an error or timed out. */
      readonly status: 'failed' | 'offline';
      readonly onRetry: () => void;
      /** The list is being requested again; the button is busy until the response arrives. */
      readonly isRetrying?: boolean;
    }
  | { readonly status: 'ready'; readonly items: readonly Item[] };

/** The fields of a request's result that a list reads. A TanStack Query result has them all. */
interface RequestResult<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
}

/**
 * Turns the result of a request into the state of a list. Data that was loaded once stays on the screen when
 * a later request fails. `select` picks the items out of a response that is not a list itself.
 */
export function toListState<Item>(result: RequestResult<readonly Item[]>): ListState<Item>;
export function toListState<Data, Item>(
  result: RequestResult<Data>,
  select: (data: Data) => readonly Item[],
): ListState<Item>;
export function toListState<Data>(
  { data, isError, fetchStatus, refetch }: RequestResult<Data>,
  select = (data: Data) => data as readonly unknown[],
): ListState<unknown> {
  if (data !== undefined) return { status: 'ready', items: select(data) };
  const onRetry = () => void refetch();
  if (fetchStatus === 'paused') return { status: 'offline', onRetry };
  if (isError) return { status: 'failed', onRetry, isRetrying: fetchStatus === 'fetching' };
  return { status: 'loading' };
}
