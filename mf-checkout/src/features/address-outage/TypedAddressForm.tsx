import type { DeliveryAddress } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { Form, useZodForm } from '@storefront/forms';
import { css } from '@storefront/styles';
import { Button, TextField } from '@storefront/ui';
import { messages } from './messages';
import { addressAt, maxLength, type TypedAddress, typedAddress } from './typedAddress';

const pairClass = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: 12 });

interface Props {
  /** The point that the customer marked on the map. */
  point: Coordinates;
  /** The fields as they were when the form was last shown. */
  typed: TypedAddress;
  onType: (typed: TypedAddress) => void;
  onAddress: (address: DeliveryAddress) => void;
}

/** Street and house of a point whose address cannot be looked up. The typed fields outlive the form. */
export function TypedAddressForm({ point, typed, onType, onAddress }: Props) {
  const form = useZodForm({ schema: typedAddress, defaultValues: typed });
  const kept = { onChange: () => onType(form.getValues()) };
  return (
    <section aria-label={messages.form}>
      <Form
        form={form}
        failure={messages.failed}
        onSubmit={(address) => onAddress(addressAt(point, address))}
      >
        <div className={pairClass}>
          <TextField
            label={messages.street}
            maxLength={maxLength.street}
            autoComplete="off"
            error={form.formState.errors.street?.message}
            {...form.register('street', kept)}
          />
          <TextField
            label={messages.home}
            maxLength={maxLength.home}
            autoComplete="off"
            error={form.formState.errors.home?.message}
            {...form.register('home', kept)}
          />
        </div>
        <Button type="submit" kind="soft" isWide>
          {messages.use}
        </Button>
      </Form>
    </section>
  );
}
