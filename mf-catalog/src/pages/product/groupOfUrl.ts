import type { Group, Product } from '@storefront/api-contract';
import { slugOfGroup } from '@storefront/domain';

/** The group that a product's URL names: the one found by the slug there, or else the product's own. */
export function groupOfUrl(slug: string, found: Group | undefined, { group }: Product) {
  if (found?.name) return { name: found.name, slug };
  if (!group?.name || ![slugOfGroup(group), String(group.id)].includes(slug)) return undefined;
  return { name: group.name, slug: slugOfGroup(group) };
}
