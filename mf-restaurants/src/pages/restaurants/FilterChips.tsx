import { useFailureToast } from '@storefront/api-client';
import { openPanel, preloadPanel } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { Chip } from '@storefront/ui';
import { SlidersHorizontal } from 'lucide-react';
import {
  FilterDot,
  isFiltered,
  NearbyChip,
  tagsQuery,
  toggleTag,
  useApplyFilter,
  useRestaurantFilter,
} from '../../features/restaurant-filter';
import { messages } from './messages';

const rowClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // The chips need a script, so they are hidden without one.
  '@media (scripting: none)': { display: 'none' },
});

/** How many tags have their own chip; «Особенности» has all tags. */
const chipCount = 2;

/** The filters above the list: nearby, the first tags, and the button of the panel with all tags. */
export function FilterChips() {
  const filter = useRestaurantFilter();
  const { tagIds } = filter;
  const applyFilter = useApplyFilter();
  const { data: tags = [], error, isLoadingError } = useQuery(tagsQuery());
  useFailureToast(isLoadingError && error);

  return (
    <div className={rowClass} role="group" aria-label={messages.filters}>
      <NearbyChip />
      {tags.slice(0, chipCount).map(({ id, name }) => (
        <Chip
          key={id}
          isSelected={tagIds.includes(id)}
          onClick={() => applyFilter({ tagIds: toggleTag(tagIds, id) })}
        >
          {name}
        </Chip>
      ))}
      <Chip
        icon={<SlidersHorizontal size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={isFiltered(filter) ? messages.featuresOn : undefined}
        onPointerEnter={() => preloadPanel('restaurant-filters')}
        onClick={() => openPanel('restaurant-filters')}
      >
        {messages.features}
        <FilterDot />
      </Chip>
    </div>
  );
}
