import { Stars } from '@storefront/ui';
import { Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { ZodForm } from '../form/useZodForm';
import { messages } from './messages';

interface Props<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  name: FieldPathByValue<Input, number | undefined>;
  label: string;
}

/** A rating of one to five stars; without a value no star is chosen. */
export function StarsField<Input extends FieldValues, Output>({ form, name, label }: Props<Input, Output>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState }) => (
        <Stars
          label={label}
          starLabel={messages.stars}
          value={value ?? 0}
          error={fieldState.error?.message}
          {...{ ref, onChange }}
        />
      )}
    />
  );
}
