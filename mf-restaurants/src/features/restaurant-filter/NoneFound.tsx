import { Button, EmptyState } from '@storefront/ui';
import { messages } from './messages';
import { noFilter } from './restaurantFilter';
import { useApplyFilter } from './useApplyFilter';

/** Shown when the filter leaves the list empty. */
export function NoneFound({ titleAs }: { titleAs: 'h2' | 'h3' }) {
  const applyFilter = useApplyFilter();
  return (
    <EmptyState
      titleAs={titleAs}
      title={messages.noneFound}
      text={messages.noneFoundText}
      action={<Button onClick={() => applyFilter(noFilter)}>{messages.clear}</Button>}
    />
  );
}
