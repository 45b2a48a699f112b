import { addressesQuery, useFailureToast } from '@storefront/api-client';
import type { Address } from '@storefront/api-contract';
import { deliveryAddress, savedAddressText } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles, weight } from '@storefront/tokens';
import { AsyncList, ListRow, Skeleton, toListState } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { Check, Home } from 'lucide-react';
import { useId } from 'react';
import { messages } from './messages';

interface Props {
  chosenId: number | undefined;
  onPick: (address: Address) => void;
}

const headingClass = css({
  ...textStyles.s,
  marginBottom: 8,
  fontWeight: weight.strong,
  color: colour.ink2,
});

/** «Сохраненные»: the customer's saved addresses; renders nothing when there are none. */
export function SavedAddresses({ chosenId, onPick }: Props) {
  const headingId = useId();
  const query = useQuery(addressesQuery());
  useFailureToast(query.error, messages.failed);
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 className={headingClass} id={headingId}>
        {messages.saved}
      </h3>
      <AsyncList
        state={toListState(query)}
        texts={{ loading: messages.loadingSaved, failed: { title: messages.failed }, retry: messages.retry }}
        failureLook="note"
        skeleton={<Skeleton shape="row" />}
        empty={null}
      >
        {(addresses) => (
          <ul>
            {addresses.map((address) => (
              <li key={address.id}>
                <SavedRow address={address} isCurrent={address.id === chosenId} onPick={onPick} />
              </li>
            ))}
          </ul>
        )}
      </AsyncList>
    </section>
  );
}

function SavedRow({
  address,
  isCurrent,
  onPick,
}: {
  address: Address;
  isCurrent: boolean;
  onPick: Props['onPick'];
}) {
  const text = deliveryAddress(address);
  const { title, note } = savedAddressText(text);
  const canPick = title !== '' || text.coordinates !== '';
  return (
    <ListRow
      media={<Home size={22} aria-hidden />}
      title={title || messages.nameless}
      note={note}
      isCurrent={isCurrent}
      trailing={isCurrent && <Check size={20} aria-hidden />}
      {...(canPick && { onClick: () => onPick(address) })}
    />
  );
}
