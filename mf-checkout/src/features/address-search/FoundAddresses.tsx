import type { Suggestion } from '@storefront/maps';
import { ComboboxList, Note, Skeleton, SkeletonGroup, Stack, type useCombobox } from '@storefront/ui';
import { MapPin } from 'lucide-react';
import { messages } from './messages';

/** A suggestion of the geocoder as a row of the field's list. */
export function suggestionOption(suggestion: Suggestion) {
  return {
    id: suggestion.id,
    title: suggestion.firstLine,
    note: suggestion.secondLine,
    media: <MapPin size={22} aria-hidden />,
    suggestion,
  };
}

interface Props {
  list: ReturnType<typeof useCombobox<ReturnType<typeof suggestionOption>>>['list'];
  isSearching: boolean;
  /** The field asks for the house, so an empty list is not news. */
  needsHouse: boolean;
}

/** The geocoder's suggestions for the typed text. */
export function FoundAddresses({ list, isSearching, needsHouse }: Props) {
  return (
    <>
      {isSearching && (
        <SkeletonGroup label={messages.searching}>
          <Stack gap={8}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonGroup>
      )}
      {!isSearching && !needsHouse && list.options?.length === 0 && <Note>{messages.nothing}</Note>}
      <ComboboxList label={messages.suggestions} countText={messages.found} list={list} />
    </>
  );
}
