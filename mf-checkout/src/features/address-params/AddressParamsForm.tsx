import styled from '@emotion/styled';
import type { DeliveryAddress } from '@storefront/contracts';
import { Stack, TextField } from '@storefront/ui';
import { useForm } from 'react-hook-form';
import { addressTitle } from '../../shared/place/addressText';
import { type AddressParams, paramsOf, withParams } from './addressParams';
import { messages } from './messages';

const Pair = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });

interface Props {
  /** Connects the panel's footer button with the form. */
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
        <TextField
          label={messages.apartment}
          maxLength={20}
          hint={messages.hint}
          autoFocus
          {...register('apartment')}
        />
        <Pair>
          <TextField label={messages.entrance} maxLength={10} {...register('entrance')} />
          <TextField label={messages.floor} maxLength={10} {...register('floor')} />
        </Pair>
      </Stack>
    </form>
  );
}
