import { birthdayLimits } from '@storefront/domain';
import { Form, useController } from '@storefront/forms';
import { DateField, EmailField, TextField } from '@storefront/ui';
import { messages } from './messages';
import { useRegister } from './useRegister';
import type { RegistrationFormState } from './useRegistrationForm';

interface Props {
  formId: string;
  form: RegistrationFormState;
  now: Date;
  onSaved: () => void;
}

/** Name, birthday and e-mail of a new customer. */
export function RegistrationForm({ formId, form, now, onSaved }: Props) {
  const { errors } = form.formState;
  const { field: birthday } = useController({ control: form.control, name: 'birthday' });
  const { mutateAsync: register } = useRegister();
  return (
    <Form
      form={form}
      id={formId}
      onSubmit={async (values) => {
        await register(values);
        onSaved();
      }}
      failure={messages.saveFailed}
    >
      <TextField
        label={messages.name}
        autoComplete="given-name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <DateField
        {...birthday}
        {...birthdayLimits(now)}
        label={messages.birthday}
        formatHint={messages.birthdayHint}
        error={errors.birthday?.message}
        autoComplete="bday"
      />
      <EmailField label={messages.email} error={errors.email?.message} {...form.register('email')} />
    </Form>
  );
}
