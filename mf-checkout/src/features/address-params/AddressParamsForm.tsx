import type { DeliveryAddress } from '@storefront/contracts';
import { Stack, TextField } from '@storefront/ui';
import { useForm } from 'react-hook-form';
import { addressTitle } from '../../shared/place/addressText';
import { type AddressParams, paramsOf, withParams } from './addressParams';
import { messages } from './messages';

interface Props {
  /** Ties the panel's footer button to the form. */
  formId: string;
  address: DeliveryAddress;
  onSave: (address: DeliveryAddress) => void;
}

/** Flat, entrance and floor of the chosen house; all optional. */
export function AddressParamsForm({ formId, address, onSave }: Props) {
  const { register, handleSubmit } = useForm<AddressParams>({ defaultValues: paramsOf(address) });
  return (
    <form
      id={formId}
      onSubmit={(event) => void handleSubmit((params) => onSave(withParams(address, params)))(event)}
    >
      <Stack gap={16}>
        <strong>{addressTitle(address)}</strong>
        <TextField label={messages.apartment} maxLength={20} autoFocus {...register('apartment')} />
        <TextField label={messages.entrance} maxLength={10} {...register('entrance')} />
        <TextField label={messages.floor} maxLength={10} hint={messages.hint} {...register('floor')} />
      </Stack>
    </form>
  );
}
