import { addressesQuery, useFailureToast } from '@storefront/api-client';
import type { Address } from '@storefront/api-contract';
import { type DeliveryAddress, useTakeMethod } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { AsyncList, EmptyState, Skeleton, Stack, toListState, UndoNote } from '@storefront/ui';
import { useId, useState } from 'react';
import { AddressRow } from './AddressRow';
import { addressName } from './addressName';
import { messages } from './messages';
import { useRemoveAddress } from './useRemoveAddress';
import { useReplaceInOrder } from './useReplaceInOrder';
import { type Removal, useRestoreAddress } from './useRestoreAddress';

interface Props {
  /** The pressed address, until it has become the address of the order. */
  requested: DeliveryAddress | undefined;
  onChoose: (address: DeliveryAddress) => void;
  /** `address` replaces the removed address of the order, and the cart has to be informed. */
  onReplaced: (address: DeliveryAddress) => void;
  /** The pressed button leaves with its row, so the focus needs another place. */
  onRemove: (address: Address) => void;
  /** So does the button that undoes the removal. */
  onRestore: () => void;
}

/** The saved addresses: choose, edit, remove (spec §2, Saved addresses panel). */
export function AddressList({ requested, onChoose, onReplaced, onRemove, onRestore }: Props) {
  const group = useId();
  const chosenId = useTakeMethod((state) =>
    state.takeMethod === 'delivery' ? state.delivery?.id : undefined,
  );
  const query = useQuery(addressesQuery());
  useFailureToast(query.error, messages.failed);
  const [removal, setRemoval] = useState<Removal>();
  const onReplace = useReplaceInOrder(onReplaced);
  const { remove, isRemoved } = useRemoveAddress({ onReplace, onRemoved: setRemoval });
  const restore = useRestoreAddress({ onReplace, onFailed: setRemoval });
  const name = removal && addressName(removal.address);

  return (
    <Stack gap={16}>
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
      {/* Below the list, whose rows must not move down under the finger. */}
      {removal && name && (
        <UndoNote
          key={removal.address.id}
          label={messages.restore}
          name={messages.restoreNamed(name)}
          onUndo={() => {
            setRemoval(undefined);
            restore(removal);
            onRestore();
          }}
          onExpire={() => setRemoval(undefined)}
        >
          {messages.removed(name)}
        </UndoNote>
      )}
    </Stack>
  );
}
