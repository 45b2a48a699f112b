import { IconButton, ListRow, Spinner, Stack, TextField, useCombobox } from '@storefront/ui';
import { useSession } from '@storefront/contracts';
import { addressDetails, addressFromSuggestion, addressTitle } from '@storefront/domain';
import type { Suggestion } from '@storefront/maps';
import { Check, LocateFixed, MapPin, Search, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { FoundAddresses, suggestionOption } from './FoundAddresses';
import { messages } from './messages';
import { SavedAddresses } from './SavedAddresses';
import type { AddressSearchState } from './useAddressSearch';
import { useMyLocation } from './useMyLocation';

/** The geocoder ignores the rest of a longer query. */
const maxQueryLength = 200;

interface Props {
  search: AddressSearchState;
  /** Called when a suggestion with a house was picked: the focus goes on to what comes next. */
  onPicked: () => void;
  /** Whether a saved address may be chosen. */
  showsSaved: boolean;
  /** In place of suggestions while the search fails. */
  outage: ReactNode;
}

/** The address field with its suggestions, and the customer's saved addresses (spec §2, Address search). */
export function AddressSearch({ search, onPicked, showsSaved, outage }: Props) {
  const isUser = useSession().status === 'user';
  const field = useRef<HTMLInputElement>(null);
  const { locate, isLocating } = useMyLocation(search);
  const { input, list } = useCombobox({
    text: search.text,
    onType: search.type,
    isChosen: search.point !== undefined,
    options: search.isSearching ? undefined : search.found?.map(suggestionOption),
    onPick: ({ suggestion }) => pick(suggestion),
  });

  function pick(suggestion: Suggestion) {
    search.pick(suggestion);
    if (addressFromSuggestion(suggestion)) onPicked();
    else field.current?.focus();
  }

  function selectFirst(event: FormEvent) {
    event.preventDefault();
    const first = search.found?.[0];
    if (first) pick(first);
  }

  function clear() {
    search.type('');
    field.current?.focus();
  }

  return (
    <Stack gap={16}>
      <form onSubmit={selectFirst}>
        <TextField
          {...input}
          ref={field}
          label={messages.field}
          maxLength={maxQueryLength}
          {...(search.needsHouse ? { hint: messages.needsHouse } : {})}
          icon={<Search size={20} aria-hidden />}
          trailing={
            search.text && (
              <IconButton
                label={messages.clear}
                size={40}
                icon={<X size={18} aria-hidden />}
                onClick={clear}
              />
            )
          }
          inputMode="search"
          spellCheck={false}
        />
      </form>
      <div>
        <ListRow
          media={<LocateFixed size={22} aria-hidden />}
          title={messages.locate}
          trailing={isLocating && <Spinner label={messages.locating} />}
          onClick={locate}
        />
        <ChosenPoint point={search.point} />
      </div>
      {search.isFailed && outage}
      <FoundAddresses list={list} isSearching={search.isSearching} needsHouse={search.needsHouse} />
      {isUser && showsSaved && <SavedAddresses chosenId={search.point?.id} onPick={search.pickSaved} />}
    </Stack>
  );
}

/** The chosen point in place of the suggestions; a saved address is ticked in its own list instead. */
function ChosenPoint({ point }: Pick<AddressSearchState, 'point'>) {
  if (!point || point.id !== undefined) return null;
  return (
    <div role="status">
      <ListRow
        media={<MapPin size={22} aria-hidden />}
        title={addressTitle(point)}
        note={addressDetails(point) ?? messages.chosen}
        isCurrent
        trailing={<Check size={20} aria-hidden />}
      />
    </div>
  );
}
