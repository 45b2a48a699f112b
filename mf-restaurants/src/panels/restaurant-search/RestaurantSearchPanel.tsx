import type { Restaurant } from '@storefront/api-contract';
import { closePanels, openPanel, useBrand, usePanelBack } from '@storefront/contracts';
import { type Coordinates, distanceTo, formatDistance, restaurantHours } from '@storefront/domain';
import {
  AsyncList,
  Chip,
  ComboboxList,
  type ComboboxOption,
  EmptyState,
  PanelFrame,
  Row,
  SearchField,
  Skeleton,
  Stack,
  useClock,
  useCombobox,
} from '@storefront/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import {
  NearbyChip,
  useApplyFilter,
  useRestaurantFilter,
  useRestaurants,
} from '../../features/restaurant-filter';
import { AddressText } from '../../shared/restaurant/AddressText';
import { Facade } from '../../shared/restaurant/Facade';
import { matchesSearch } from '../../shared/restaurant/matchesSearch';
import { messages } from './messages';

const maxTextLength = 100;

interface Found extends ComboboxOption {
  readonly slug: string;
}

/** Search among the restaurants by name, street and metro station (spec §2, Restaurant search). */
export default function RestaurantSearchPanel() {
  const [text, setText] = useState('');
  const { state, readAt } = useRestaurants();
  const now = useClock(readAt);
  const { timeZone } = useBrand();
  const { nearby } = useRestaurantFilter();
  const options =
    state.status === 'ready'
      ? state.items
          .filter((restaurant) => matchesSearch(restaurant, text))
          .map((restaurant) =>
            toOption(restaurant, { hours: restaurantHours(restaurant, now, timeZone).label, nearby }),
          )
      : undefined;
  const { input, list } = useCombobox<Found>({
    text,
    onType: setText,
    options,
    onPick: ({ slug }) => openPanel('restaurant', { slug }),
  });

  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <Stack gap={12}>
        <SearchField
          {...input}
          label={messages.field}
          look="quiet"
          icon={<Search size={20} aria-hidden />}
          onClear={() => setText('')}
          clearLabel={messages.clear}
          maxLength={maxTextLength}
          autoFocus
        />
        <Row gap={8} wrap="wrap" role="group" aria-label={messages.filters}>
          <NearbyChip />
          <TagsChip />
        </Row>
        <div>
          <AsyncList
            state={state.status === 'ready' ? { status: 'ready', items: options ?? [] } : state}
            texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
            skeleton={
              <Stack gap={8}>
                {[0, 1, 2, 3, 4].map((index) => (
                  <Skeleton key={index} shape="row" />
                ))}
              </Stack>
            }
            empty={<EmptyState title={messages.notFound} />}
          >
            {() => null}
          </AsyncList>
          {/* Outside of the list's states: a live region is announced only if it was there before its text. */}
          <ComboboxList label={messages.list} countText={messages.count} list={list} />
        </div>
      </Stack>
    </PanelFrame>
  );
}

function toOption(
  restaurant: Restaurant,
  { hours, nearby }: { hours: string; nearby: Coordinates | undefined },
): Found {
  const { id, slug, name, address, howCome } = restaurant;
  const distance = nearby && distanceTo(restaurant, nearby);
  const place = messages.note(address, howCome?.subway ?? '');
  return {
    id,
    slug,
    title: name,
    note: <AddressText text={messages.note(place, hours)} />,
    media: <Facade restaurant={restaurant} look="row" />,
    trailing: distance === undefined ? undefined : formatDistance(distance),
  };
}

/** Says that the search covers only restaurants with the chosen tags; a press clears the tags. */
function TagsChip() {
  const { tagIds } = useRestaurantFilter();
  const applyFilter = useApplyFilter();
  if (tagIds.length === 0) return null;
  return (
    <Chip
      isSelected
      crossed="whenSelected"
      title={messages.tagsOff}
      onClick={() => applyFilter({ tagIds: [] })}
    >
      {messages.tags}
    </Chip>
  );
}
