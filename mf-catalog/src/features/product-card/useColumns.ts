import { breakpoints } from '@storefront/tokens';
import { useSyncExternalStore } from 'react';

/** Columns of the kit's grid, from the widest window down. */
const steps = [
  [breakpoints.xl, 5],
  [breakpoints.lg, 4],
  [breakpoints.xs, 3],
] as const;

const media = () => steps.map(([from]) => matchMedia(`(min-width: ${from}px)`));

function subscribe(onChange: () => void): () => void {
  const lists = media();
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const columns = () => steps[media().findIndex(({ matches }) => matches)]?.[1] ?? 2;

/** How many columns the product grid has; unknown to the server. */
export function useColumns(): number | undefined {
  return useSyncExternalStore(subscribe, columns, () => undefined);
}
