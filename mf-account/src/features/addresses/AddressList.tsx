import { addressesQuery, useFailureToast } from '@storefront/api-client';
import type { Address } from '@storefront/api-contract';
import { type DeliveryAddress, useTakeMethod } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { AsyncList, EmptyState, Skeleton, Stack, toListState } from '@storefront/ui';
import { useId } from 'react';
import { AddressRow } from './AddressRow';
import { messages } from './messages';
import { useRemoveAddress } from './useRemoveAddress';

interface Props {
  /** The pressed address, until it has become the address of the order. */
  requested: DeliveryAddress | undefined;
  onChoose: (address: DeliveryAddress) => void;
  /** `address` replaces the removed address of the order, and the cart has to be informed. */
  onReplaced: (address: DeliveryAddress) => void;
  /** The pressed button leaves with its row, so the focus needs another place. */
  onRemove: (address: Address) => void;
}

/** The saved addresses: choose, edit, remove (spec §2, Saved addresses panel). */
export function AddressList({ requested, onChoose, onReplaced, onRemove }: Props) {
  const group = useId();
  const chosenId = useTakeMethod((state) =>
    state.takeMethod === 'delivery' ? state.delivery?.id : undefined,
  );
  const query = useQuery(addressesQuery());
  useFailureToast(query.error, messages.failed);
  const { remove, isRemoved } = useRemoveAddress({ onReplaced });

  return (
    <AsyncList
      state={toListState(query, (addresses) => addresses.filter((address) => !isRemoved(address)))}
      texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
      skeleton={
        <Stack gap={8}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      }
      empty={<EmptyState title={messages.empty} text={messages.emptyText} />}
    >
      {(addresses) => (
        <div role="radiogroup" aria-label={messages.list}>
          <Stack as="ul" gap={8}>
            {addresses.map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                group={group}
                isChosen={address.id === (requested?.id ?? chosenId)}
                onChoose={onChoose}
                onRemove={() => {
                  remove(address);
                  onRemove(address);
                }}
              />
            ))}
          </Stack>
        </div>
      )}
    </AsyncList>
  );
}
