import { addressesQuery } from '@storefront/api-client';
import { type DeliveryAddress, useSession } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { Note } from '@storefront/ui';
import { messages } from './messages';
import { TypedAddressForm } from './TypedAddressForm';
import type { TypedAddress } from './typedAddress';

interface Props {
  /** The marked point if its address could not be looked up, else undefined. */
  point: Coordinates | undefined;
  /** Whether a saved address may be chosen instead. */
  showsSaved: boolean;
  onRetry: () => void;
  /** Street and house typed by hand. The caller stores them, because the form may unmount and mount again. */
  typed: TypedAddress;
  onType: (typed: TypedAddress) => void;
  onAddress: (address: DeliveryAddress) => void;
}

/**
 * Says that the search for addresses failed, and offers a saved address or a point on the map with street and house
 * typed by hand. No address is guessed (decision 0031).
 */
export function AddressOutage({ point, showsSaved, onRetry, typed, onType, onAddress }: Props) {
  const isUser = useSession().status === 'user';
  const saved = useQuery({ ...addressesQuery(), enabled: isUser && showsSaved }).data;
  const wayOut = showsSaved && saved?.length ? messages.markOrSaved : messages.mark;
  return (
    <>
      <Note
        kind="bad"
        role="alert"
        action={
          <button type="button" onClick={onRetry}>
            {messages.retry}
          </button>
        }
      >
        {`${messages.failed} ${point ? messages.marked : wayOut}`}
      </Note>
      {point && <TypedAddressForm point={point} typed={typed} onType={onType} onAddress={onAddress} />}
    </>
  );
}
