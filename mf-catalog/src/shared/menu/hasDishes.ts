import type { Group } from '@storefront/api-contract';

/** False for a group that the back end says to be empty at the place; one without a count may have dishes. */
export const hasDishes = ({ products_count }: Group): boolean => products_count !== 0;
