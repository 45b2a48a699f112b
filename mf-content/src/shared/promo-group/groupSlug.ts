import type { Group, Promo } from '@storefront/api-contract';
import { slugOfGroup } from '@storefront/domain';

const isSameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('ru') === other.trim().toLocaleLowerCase('ru');

/**
 * The slug of the menu group that a promotion names by slug, name or id. If a name is given, the id does not count: it
 * may be the id of a section of promotions.
 */
export function groupSlug(named: Promo['group'], groups: readonly Group[]): string | undefined {
  if (!named) return undefined;
  const { id, name, slug } = named;
  if (slug) return slug;
  const found = groups.find((group) => (name ? isSameName(group.name, name) : group.id === id));
  return found && slugOfGroup(found);
}
