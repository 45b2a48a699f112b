import type { Suggestion } from '@storefront/maps';
import { ListRow, Note, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { MapPin } from 'lucide-react';
import { messages } from './messages';
import type { AddressSearchState } from './useAddressSearch';

interface Props {
  search: Pick<AddressSearchState, 'found' | 'isSearching'>;
  onPick: (suggestion: Suggestion) => void;
}

/** The geocoder's suggestions for the typed text. */
export function FoundAddresses({ search: { found, isSearching }, onPick }: Props) {
  if (isSearching) {
    return (
      <SkeletonGroup label={messages.searching}>
        <Stack gap={8}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (!found) return null;
  if (found.length === 0) {
    return (
      <div aria-live="polite">
        <Note>{messages.nothing}</Note>
      </div>
    );
  }
  return (
    <ul aria-label={messages.suggestions}>
      {found.map((suggestion) => (
        <li key={suggestion.id}>
          <ListRow
            media={<MapPin size={22} aria-hidden />}
            title={suggestion.firstLine}
            note={suggestion.secondLine}
            onClick={() => onPick(suggestion)}
          />
        </li>
      ))}
    </ul>
  );
}
