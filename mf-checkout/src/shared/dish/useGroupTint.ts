import { groupsQuery, useLocationFields } from '@storefront/api-client';
import type { CartItem } from '@storefront/api-contract';
import { useQuery } from '@storefront/query';
import { useWholeProduct } from './useWholeProduct';

/** The tint of the menu group that has a dish of the cart. */
export function useGroupTint(item: CartItem): string | null | undefined {
  const whole = useWholeProduct(item);
  const { data: groups } = useQuery(groupsQuery(useLocationFields()));
  const group = item.product.parent_group_id ?? whole?.parent_group_id;
  return groups?.find(({ id }) => id === group)?.tint;
}
