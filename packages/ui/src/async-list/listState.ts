/** What a list shows now. A list that is ready and has no items is empty. */
export type ListState<Item> =
  | { readonly status: 'loading' }
  | {
      /** `offline` waits for a network; `failed` was answered with an error, or not at all. */
      readonly status: 'failed' | 'offline';
      readonly onRetry: () => void;
      /** The list is being requested again: the button is busy until the answer comes. */
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
 * The list's state from the result of a request. Data that was loaded once stays on the screen when a later request
 * fails. `select` picks the items out of an answer that is not a list itself.
 */
export function toListState<Item>(result: RequestResult<readonly Item[]>): ListState<Item>;
export function toListState<Data, Item>(
  result: RequestResult<Data>,
  select: (data: Data) => readonly Item[],
): ListState<Item>;
export function toListState<Data>(
  { data, isError, fetchStatus, refetch }: RequestResult<Data>,
  select = (answer: Data) => answer as readonly unknown[],
): ListState<unknown> {
  if (data !== undefined) return { status: 'ready', items: select(data) };
  const onRetry = () => void refetch();
  if (fetchStatus === 'paused') return { status: 'offline', onRetry };
  if (isError) return { status: 'failed', onRetry, isRetrying: fetchStatus === 'fetching' };
  return { status: 'loading' };
}
