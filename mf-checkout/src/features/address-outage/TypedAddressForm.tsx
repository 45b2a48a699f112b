import styled from '@emotion/styled';
import type { DeliveryAddress } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { Form, useZodForm } from '@storefront/forms';
import { Button, TextField } from '@storefront/ui';
import { messages } from './messages';
import { addressAt, maxLength, typedAddress } from './typedAddress';

const Pair = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: 12 });

interface Props {
  /** The point that the customer marked on the map. */
  point: Coordinates;
  onAddress: (address: DeliveryAddress) => void;
}

/** Street and house of a point whose address cannot be looked up. What is typed stays when the point moves. */
export function TypedAddressForm({ point, onAddress }: Props) {
  const form = useZodForm({ schema: typedAddress, defaultValues: { street: '', home: '' } });
  return (
    <section aria-label={messages.form}>
      <Form form={form} failure={messages.failed} onSubmit={(typed) => onAddress(addressAt(point, typed))}>
        <Pair>
          <TextField
            label={messages.street}
            maxLength={maxLength.street}
            autoComplete="off"
            error={form.formState.errors.street?.message}
            {...form.register('street')}
          />
          <TextField
            label={messages.home}
            maxLength={maxLength.home}
            autoComplete="off"
            error={form.formState.errors.home?.message}
            {...form.register('home')}
          />
        </Pair>
        <Button type="submit" kind="soft" isWide>
          {messages.use}
        </Button>
      </Form>
    </section>
  );
}
