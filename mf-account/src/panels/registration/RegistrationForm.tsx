import { birthdayLimits, validateBirthday, validateEmail, validateName } from '@storefront/domain';
import { Form, useController, useZodForm, validatedText } from '@storefront/forms';
import { DateField, EmailField, TextField } from '@storefront/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { messages } from './messages';
import { useRegister } from './useRegister';

interface Props {
  formId: string;
  onSaved: () => void;
  onSaving: (isSaving: boolean) => void;
}

const schemaAt = (now: Date) =>
  z.object({
    name: validatedText(validateName),
    birthday: validatedText((text) => validateBirthday(text, now)),
    email: validatedText(validateEmail),
  });

/** Only the name is required; a birthday has no rule but to be a real date (spec §5). */
export function RegistrationForm({ formId, onSaved, onSaving }: Props) {
  const [now] = useState(() => new Date());
  const [schema] = useState(() => schemaAt(now));
  const form = useZodForm({ schema, defaultValues: { name: '', birthday: '', email: '' } });
  const { errors } = form.formState;
  const { field: birthday } = useController({ control: form.control, name: 'birthday' });
  const { mutateAsync: register } = useRegister();

  async function save(values: z.output<typeof schema>) {
    onSaving(true);
    try {
      await register(values);
    } finally {
      onSaving(false);
    }
    onSaved();
  }

  return (
    <Form form={form} id={formId} onSubmit={save} failure={messages.saveFailed}>
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
