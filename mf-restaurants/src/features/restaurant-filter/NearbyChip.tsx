import { Chip, Spinner, VisuallyHidden } from '@storefront/ui';
import { Navigation } from 'lucide-react';
import { messages } from './messages';
import { useRestaurantFilter } from './restaurantFilter';
import { useApplyFilter } from './useApplyFilter';
import { useNearby } from './useNearby';

/** «Рядом со мной» as a chip. While the browser searches for the position, a press cancels. */
export function NearbyChip() {
  const point = useRestaurantFilter(({ nearby }) => nearby);
  const applyFilter = useApplyFilter();
  const { isOn, isLocating, toggle } = useNearby({ point, onChange: (nearby) => applyFilter({ nearby }) });
  return (
    <>
      <Chip
        isSelected={isOn}
        aria-busy={isLocating || undefined}
        aria-description={isLocating ? messages.cancelHint : undefined}
        icon={isLocating ? <Spinner size={16} /> : <Navigation size={16} aria-hidden />}
        onClick={toggle}
      >
        {messages.nearby}
      </Chip>
      <VisuallyHidden role="status">{isLocating && messages.locating}</VisuallyHidden>
    </>
  );
}
