import { type DeliveryAddress, useSession } from '@storefront/contracts';
import { addressDetails, addressTitle } from '@storefront/domain';
import { AddressField } from '@storefront/forms';
import { ListRow, Spinner, Stack } from '@storefront/ui';
import { Check, LocateFixed, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { SavedAddresses } from './SavedAddresses';
import type { AddressSearchState } from './useAddressSearch';
import { useMyLocation } from './useMyLocation';

interface Props {
  search: AddressSearchState;
  /** Called with the address of a suggestion with a house that was picked. */
  onPicked: (address: DeliveryAddress) => void;
  /** Whether a saved address may be chosen. */
  showsSaved: boolean;
  /** Replaces the suggestions while the search fails. */
  outage: ReactNode;
}

/** The address field with its suggestions, and the customer's saved addresses (spec §2, Address search). */
export function AddressSearch({ search, onPicked, showsSaved, outage }: Props) {
  const isUser = useSession().status === 'user';
  const { locate, isLocating } = useMyLocation(search);

  return (
    <Stack gap={16}>
      <AddressField search={search} onPicked={onPicked}>
        <div>
          {!search.isSuggesting && (
            <ListRow
              media={<LocateFixed size={22} aria-hidden />}
              title={messages.locate}
              trailing={isLocating && <Spinner label={messages.locating} />}
              onClick={locate}
            />
          )}
          <ChosenAddress address={search.address} />
        </div>
        {search.isFailed && outage}
      </AddressField>
      {isUser && showsSaved && <SavedAddresses chosenId={search.address?.id} onPick={search.pickSaved} />}
    </Stack>
  );
}

/** The chosen address, which replaces the suggestions. A saved address is ticked in its own list instead. */
function ChosenAddress({ address }: Pick<AddressSearchState, 'address'>) {
  if (!address || address.id !== undefined) return null;
  return (
    <div role="status">
      <ListRow
        media={<MapPin size={22} aria-hidden />}
        title={addressTitle(address)}
        note={addressDetails(address) ?? messages.chosen}
        isCurrent
        trailing={<Check size={20} aria-hidden />}
      />
    </div>
  );
}
