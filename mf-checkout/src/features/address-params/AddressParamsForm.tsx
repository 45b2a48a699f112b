import { useExtra } from '@storefront/api-client';
import type { DeliveryAddress } from '@storefront/contracts';
import { addressTitle } from '@storefront/domain';
import { Form, useZodForm } from '@storefront/forms';
import { css } from '@storefront/styles';
import { TextField } from '@storefront/ui';
import { AddressNotes } from './AddressNotes';
import { addressParams, paramsOf, withParams } from './addressParams';
import { messages } from './messages';

const pairClass = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });

interface Props {
  /** Connects the panel's footer button with the form. */
  formId: string;
  address: DeliveryAddress;
  onSave: (address: DeliveryAddress) => void;
}

/** Flat, entrance and floor of the chosen house, and the notes to it where the back end keeps them; all optional. */
export function AddressParamsForm({ formId, address, onSave }: Props) {
  const hasNotes = useExtra('address-details');
  const form = useZodForm({ schema: addressParams, defaultValues: paramsOf(address) });
  return (
    <Form
      form={form}
      id={formId}
      failure={messages.notSaved}
      onSubmit={(params) => onSave(withParams(address, params))}
    >
      <strong>{addressTitle(address)}</strong>
      <TextField
        label={messages.apartment}
        maxLength={20}
        hint={messages.hint}
        autoFocus
        {...form.register('apartment')}
      />
      <div className={pairClass}>
        <TextField label={messages.entrance} maxLength={10} {...form.register('entrance')} />
        <TextField label={messages.floor} maxLength={10} {...form.register('floor')} />
      </div>
      {hasNotes && <AddressNotes form={form} />}
    </Form>
  );
}
