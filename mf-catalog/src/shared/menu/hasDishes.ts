import type { Group } from '@storefront/api-contract';

/** False for a group that is empty at the place by the back end's count. A group without a count may have dishes. */
export const hasDishes = ({ products_count }: Group): boolean => products_count !== 0;
