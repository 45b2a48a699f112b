import type { ReactNode } from 'react';
import { useFavourites } from './useFavourites';

/** See `IfFavourites`. */
export function WithFavourites({ children }: { children: ReactNode }) {
  const { data: hasSome = false } = useFavourites((ids) => ids.length > 0);
  return hasSome ? children : null;
}
