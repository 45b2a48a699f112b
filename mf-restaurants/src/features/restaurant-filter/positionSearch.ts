import { create } from 'zustand';

interface PositionSearch {
  /** Aborts the search; undefined while there is none. */
  request: AbortController | undefined;
}

/**
 * The search for the customer's position, of which there is at most one. The page and the panel show it and can end it.
 */
export const usePositionSearch = create<PositionSearch>()(() => ({ request: undefined }));

export const isSearching = ({ request }: PositionSearch) => request !== undefined;

export function endPositionSearch(): void {
  usePositionSearch.getState().request?.abort();
  usePositionSearch.setState({ request: undefined });
}
