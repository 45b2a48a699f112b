import type { Restaurant } from '@storefront/api-contract';
import { Combobox } from '@storefront/ui';
import { Check, MapPin } from 'lucide-react';
import { type Ref, useState } from 'react';
import { AddressText } from '../../shared/restaurant/AddressText';
import { matchesSearch } from '../../shared/restaurant/matchesSearch';
import { messages } from './messages';

interface Props {
  restaurants: readonly Restaurant[];
  chosenId: number | null;
  onChoose: (id: number | null) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The choice of the restaurant to review. Typing after a choice clears it. */
export function RestaurantField({ restaurants, chosenId, onChoose, error, ref }: Props) {
  const chosen = restaurants.find(({ id }) => id === chosenId);
  const [search, setSearch] = useState('');
  const matches = restaurants.filter(
    (restaurant) => chosen !== undefined || matchesSearch(restaurant, search),
  );

  function type(text: string) {
    setSearch(text);
    onChoose(null);
  }

  return (
    <Combobox
      ref={ref}
      label={messages.restaurant}
      {...(chosen ? {} : { hint: messages.restaurantHint })}
      error={error}
      icon={<MapPin size={20} aria-hidden />}
      text={chosen?.name ?? search}
      onType={type}
      isChosen={chosen !== undefined}
      options={matches.map((restaurant) => ({
        id: restaurant.id,
        title: restaurant.name,
        note: restaurant.address && <AddressText text={restaurant.address} />,
        trailing: restaurant.id === chosenId && <Check size={20} role="img" aria-label={messages.chosen} />,
      }))}
      onPick={({ id }) => onChoose(id)}
      listLabel={messages.restaurants}
      countText={messages.found}
    />
  );
}
