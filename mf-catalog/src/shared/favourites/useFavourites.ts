import { useBrand, useSession } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { favouritesQuery, type Visitor } from './favouritesQuery';

/** Whose marks the page shows. */
export function useVisitor(): Visitor {
  const { status } = useSession();
  const { key: brandKey } = useBrand();
  return { status, brandKey };
}

/** A value of the marked dishes; the component renders again only when that value changes. */
export const useFavourites = <Value>(select: (ids: number[]) => Value) =>
  useQuery({ ...favouritesQuery(useVisitor()), select });
