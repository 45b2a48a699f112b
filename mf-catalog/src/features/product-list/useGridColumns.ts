import { gridSteps } from '@storefront/ui';
import { useSyncExternalStore } from 'react';

const widestFirst = Object.values(gridSteps).toSorted((first, second) => second.minWidth - first.minWidth);

const queryLists = () => widestFirst.map(({ minWidth }) => matchMedia(`(min-width: ${minWidth}px)`));

function subscribe(onChange: () => void): () => void {
  const lists = queryLists();
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function currentColumns(): number {
  const matching = queryLists().findIndex(({ matches }) => matches);
  return (widestFirst[matching] ?? gridSteps.base).columns;
}

/** How many columns the product grid has; undefined on the server, which does not know the window's width. */
export function useGridColumns(): number | undefined {
  return useSyncExternalStore(subscribe, currentColumns, () => undefined);
}
