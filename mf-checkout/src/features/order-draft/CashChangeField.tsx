import { useController } from '@storefront/forms';
import { TextField } from '@storefront/ui';
import { messages } from './messages';
import type { OrderFieldsForm } from './useOrderFields';

const digitsOnly = /\D/g;

/** The sum that the courier brings change for. Digits only (spec §5). */
export function CashChangeField({ form }: { form: OrderFieldsForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'cashChange' });
  const problem = fieldState.error?.message;
  return (
    <TextField
      {...field}
      label={messages.cashChange}
      {...(problem ? {} : { hint: messages.cashChangeHint })}
      error={problem}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => field.onChange(event.currentTarget.value.replace(digitsOnly, '').slice(0, 6))}
    />
  );
}
