import { type RequestResult, toLoadFailure } from './toLoadFailure';

/** The state of a list on the screen. A list that is ready and has no items is empty. */
export type ListState<Item> =
  | { readonly status: 'loading' }
  | {
      /** The request ended with an error or timed out, or waits for a network. */
      readonly status: 'failed';
      readonly onRetry: () => void;
      /** The request goes on by itself when the network is back. */
      readonly isOffline?: boolean;
    }
  | { readonly status: 'ready'; readonly items: readonly Item[] };

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
  result: RequestResult<Data>,
  select = (data: Data) => data as readonly unknown[],
): ListState<unknown> {
  if (result.data !== undefined) return { status: 'ready', items: select(result.data) };
  const failure = toLoadFailure(result);
  return failure ? { status: 'failed', ...failure } : { status: 'loading' };
}
