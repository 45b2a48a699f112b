import { groupsQuery, useLocationFields } from '@storefront/api-client';
import { Widget } from '@storefront/contracts';
import { saucesGroup } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { messages } from './messages';

/** Sauces to go with the dishes of the cart (spec §9); nothing while the menu is unknown, or has none. */
export function Sauces() {
  const { data: groups } = useQuery(groupsQuery(useLocationFields()));
  const group = saucesGroup(groups ?? []);
  return group && <Widget id="catalog:products-slider" title={messages.title} groupId={group.id} />;
}
