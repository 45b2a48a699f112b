import { useLocation } from '@storefront/router';
import { EmptyState } from '@storefront/ui';
import { useChosenLabels } from '../../shared/labels/chosenLabels';
import { labelClass } from './labelStyles';
import { messages } from './messages';

/** Shown when no dish has all the chosen labels, or when the menu is empty. */
export function EmptyMenu() {
  const { pathname } = useLocation();
  const isFiltered = useChosenLabels().length > 0;
  if (!isFiltered) return <EmptyState title={messages.emptyMenu} titleAs="h2" />;
  return (
    <EmptyState
      title={messages.empty}
      titleAs="h2"
      text={messages.emptyText}
      action={
        <a className={labelClass} href={pathname}>
          {messages.clearAll}
        </a>
      }
    />
  );
}
