import { validateBirthday, validateEmail, validateName } from '@storefront/domain';
import { useZodForm, validatedText } from '@storefront/forms';
import { useState } from 'react';
import * as z from 'zod/mini';

const schemaAt = (now: Date) =>
  z.object({
    name: validatedText((name) => validateName(name, 'people')),
    birthday: validatedText((text) => validateBirthday(text, now)),
    email: validatedText(validateEmail),
  });

/** Only the name is required; a birthday has no rule but to be a real date (spec §5). */
export function useRegistrationForm(now: Date) {
  const [schema] = useState(() => schemaAt(now));
  return useZodForm({ schema, defaultValues: { name: '', birthday: '', email: '' } });
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
