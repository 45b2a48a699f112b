import type { WidgetProps } from '@storefront/contracts';
import { MenuGroups } from '../../features/menu-groups';

/** The groups of the menu, for other teams: for example to choose the group that a promo leads to. */
export default function MenuGroupsWidget({ onChoose }: WidgetProps<'catalog:menu-groups'>) {
  return <MenuGroups onChoose={onChoose} />;
}
