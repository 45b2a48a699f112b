import type { Address } from '@storefront/api-contract';
import { type DeliveryAddress, openPanel } from '@storefront/contracts';
import { addressFromSaved, deliveryAddress, savedAddressText } from '@storefront/domain';
import { css } from '@storefront/styles';
import { IconButton, ListRow, RadioOptionRow } from '@storefront/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { addressName } from './addressName';
import { messages } from './messages';

interface Props {
  address: Address;
  /** Name of the radio group. */
  group: string;
  isChosen: boolean;
  onChoose: (address: DeliveryAddress) => void;
  onRemove: () => void;
}

const rootClass = css({ display: 'flex', alignItems: 'center', gap: 4 });
const textClass = css({ flex: 1, minWidth: 0 });

/** A saved address with its radio, edit and remove. An address without coordinates can only be removed. */
export function AddressRow({ address, group, isChosen, onChoose, onRemove }: Props) {
  const place = addressFromSaved(address);
  const text = deliveryAddress(address);
  const { note } = savedAddressText(text);
  const title = addressName(address);
  const details = [note, text.comment].filter(Boolean).join('. ');
  return (
    <li className={rootClass}>
      <div className={textClass}>
        {place ? (
          <RadioOptionRow
            name={group}
            value={String(address.id)}
            title={title}
            {...(details ? { note: details } : {})}
            isChosen={isChosen}
            onChoose={() => onChoose(place)}
          />
        ) : (
          <ListRow look="boxed" title={title} note={messages.noPoint} />
        )}
      </div>
      {place && (
        <IconButton
          label={messages.edit(title)}
          icon={<Pencil size={20} aria-hidden />}
          onClick={() => openPanel('address-params', { id: String(address.id) })}
        />
      )}
      <IconButton label={messages.remove(title)} icon={<Trash2 size={20} aria-hidden />} onClick={onRemove} />
    </li>
  );
}
