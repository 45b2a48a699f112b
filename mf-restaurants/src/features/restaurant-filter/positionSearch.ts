import { create } from 'zustand';

interface PositionSearch {
  /** Aborts the search; undefined while there is none. */
  request: AbortController | undefined;
}

/** The one search for the customer's position: the page and the panel both show it, and either ends it. */
export const usePositionSearch = create<PositionSearch>()(() => ({ request: undefined }));

export const isSearching = ({ request }: PositionSearch) => request !== undefined;

export function endPositionSearch(): void {
  usePositionSearch.getState().request?.abort();
  usePositionSearch.setState({ request: undefined });
}
