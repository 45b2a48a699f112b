import type { Group, Product } from '@storefront/api-contract';
import { slugOfGroup } from '@storefront/domain';

/** The group in a product's URL: the group found by that slug, else the product's own group if it has the slug. */
export function groupOfUrl(slug: string, found: Group | undefined, { group }: Product) {
  if (found?.name) return { name: found.name, slug };
  if (!group?.name || ![slugOfGroup(group), String(group.id)].includes(slug)) return undefined;
  return { name: group.name, slug: slugOfGroup(group) };
}
