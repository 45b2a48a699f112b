import { groupsQuery } from '@storefront/api-client';
import type { Group, Promo } from '@storefront/api-contract';
import { useQuery } from '@storefront/query';
import { groupSlug } from './groupSlug';

const noGroups: readonly Group[] = [];

/**
 * The slug of the menu group that a promotion leads to; undefined while it loads and for promotions without a group.
 */
export function usePromoGroup({ group }: Pick<Promo, 'group'>): string | undefined {
  const { data: groups = noGroups } = useQuery({ ...groupsQuery(), enabled: group !== null && !group.slug });
  return groupSlug(group, groups);
}
