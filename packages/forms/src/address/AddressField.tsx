import type { DeliveryAddress } from '@storefront/contracts';
import type { Suggestion } from '@storefront/maps';
import { ComboboxList, Note, SearchField, Skeleton, SkeletonGroup, Stack, useCombobox } from '@storefront/ui';
import { MapPin, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { messages } from './messages';
import type { AddressFieldState } from './useAddressField';

/** The geocoder ignores the rest of a longer query. */
const maxQueryLength = 200;

interface Props {
  search: Pick<
    AddressFieldState,
    'text' | 'address' | 'needsHouse' | 'found' | 'isSearching' | 'type' | 'pick'
  >;
  /** Called with the address when a suggestion with a house was picked: the caller may go on. */
  onPicked?: (address: DeliveryAddress) => void;
  /** Between the field and its suggestions. */
  children?: ReactNode;
}

/**
 * The field of a delivery address with its suggestions, as items of the caller's `Stack` (spec §2, Address search). One
 * message at a time says what to do: the field's, or else the list's.
 */
export function AddressField({ search, onPicked, children }: Props) {
  const { found, isSearching, needsHouse } = search;
  const field = useRef<HTMLInputElement>(null);
  const { input, list } = useCombobox({
    text: search.text,
    onType: search.type,
    isChosen: search.address !== undefined,
    options: isSearching ? undefined : found?.map(suggestionOption),
    onPick: ({ suggestion }) => pick(suggestion),
  });

  function pick(suggestion: Suggestion) {
    const address = search.pick(suggestion);
    if (address) onPicked?.(address);
    else field.current?.focus();
  }

  function selectFirst(event: FormEvent) {
    event.preventDefault();
    const first = found?.[0];
    if (first) pick(first);
  }

  return (
    <>
      <form role="search" onSubmit={selectFirst}>
        <SearchField
          {...input}
          ref={field}
          label={messages.field}
          maxLength={maxQueryLength}
          {...(needsHouse ? { hint: messages.needsHouse } : {})}
          icon={<Search size={20} aria-hidden />}
          onClear={() => search.type('')}
          clearLabel={messages.clear}
          spellCheck={false}
        />
      </form>
      {children}
      {isSearching && (
        <SkeletonGroup label={messages.searching}>
          <Stack gap={8}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonGroup>
      )}
      {!isSearching && !needsHouse && found?.length === 0 && <Note>{messages.nothing}</Note>}
      <ComboboxList label={messages.suggestions} countText={messages.found} list={list} />
    </>
  );
}

/** A suggestion of the geocoder as a row of the field's list. */
const suggestionOption = (suggestion: Suggestion) => ({
  id: suggestion.id,
  title: suggestion.firstLine,
  note: suggestion.secondLine,
  media: <MapPin size={22} aria-hidden />,
  suggestion,
});
