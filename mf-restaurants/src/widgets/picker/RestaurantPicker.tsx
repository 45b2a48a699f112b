import { restaurantsQuery, useFailureToast } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { useBrand, type WidgetProps } from '@storefront/contracts';
import { pickupRestaurant, restaurantHours } from '@storefront/domain';
import {
  AsyncList,
  EmptyState,
  RadioOptionRow,
  Skeleton,
  Stack,
  TextField,
  VisuallyHidden,
  toListState,
  useClock,
} from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { AddressText } from '../../shared/restaurant/AddressText';
import { matchesSearch } from '../../shared/restaurant/matchesSearch';
import { messages } from './messages';

type Props = WidgetProps<'restaurants:picker'>;

/** The choice of a pickup restaurant. The host stores the choice; closed restaurants can be chosen too. */
export default function RestaurantPicker(props: Props) {
  const query = useQuery(restaurantsQuery());
  useFailureToast(query.isLoadingError && query.error, messages.failed);

  return (
    <AsyncList
      state={toListState(query)}
      texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
      skeleton={
        <Stack gap={12}>
          {[0, 1, 2, 3, 4].map((index) => (
            <Skeleton key={index} shape="row" />
          ))}
        </Stack>
      }
      empty={<EmptyState title={messages.notFound} />}
    >
      {(restaurants) => (
        <RestaurantChoice {...props} restaurants={restaurants} readAt={query.dataUpdatedAt} />
      )}
    </AsyncList>
  );
}

interface RestaurantChoiceProps extends Props {
  restaurants: readonly Restaurant[];
  readAt: number;
}

function RestaurantChoice({ restaurants, readAt, chosenId, onChoose }: RestaurantChoiceProps) {
  const [search, setSearch] = useState('');
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const now = useClock(readAt);
  const { timeZone } = useBrand();
  const matches = restaurants.filter((restaurant) => matchesSearch(restaurant, search));

  function choose(restaurant: Restaurant) {
    const { type: _, ...address } = pickupRestaurant(restaurant);
    const hours = restaurantHours(restaurant, now, timeZone);
    onChoose({
      ...address,
      hours: hours.kind === 'unknown' ? undefined : hours.label,
      isWorking: hours.kind === 'open',
    });
  }

  /** The down arrow moves the focus from the field into the group, as in a list of suggestions. */
  function enterGroup(event: KeyboardEvent) {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const radio = radios.find(({ checked }) => checked) ?? radios[0];
    if (event.key !== 'ArrowDown' || !radio) return;
    event.preventDefault();
    radio.focus();
  }

  return (
    <Stack gap={16}>
      <TextField
        label={messages.search}
        type="search"
        look="quiet"
        icon={<Search size={20} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={enterGroup}
      />
      <Stack ref={group} gap={8} role="radiogroup" aria-label={messages.legend}>
        {matches.map((restaurant) => (
          <RadioOptionRow
            key={restaurant.id}
            name={name}
            value={String(restaurant.id)}
            title={restaurant.name}
            note={
              <AddressText
                text={messages.note(restaurantHours(restaurant, now, timeZone).label, restaurant.address)}
              />
            }
            isChosen={restaurant.id === chosenId}
            onChoose={() => choose(restaurant)}
          />
        ))}
      </Stack>
      <div role="status">
        {matches.length === 0 && <EmptyState title={messages.notFound} />}
        {matches.length > 0 && search !== '' && (
          <VisuallyHidden>{messages.found(matches.length)}</VisuallyHidden>
        )}
      </div>
    </Stack>
  );
}
