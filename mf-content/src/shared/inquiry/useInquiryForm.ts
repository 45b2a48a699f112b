import { userQuery } from '@storefront/api-client';
import { storageKeys, useBrand, useSession } from '@storefront/contracts';
import { type DefaultValues, useZodForm, type ZodForm } from '@storefront/forms';
import { useQuery } from '@storefront/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { customerFields } from './customerFields';
import { inquiryDraft } from './inquiryDraft';
import type { CustomerField, InquiryFields, InquiryName, InquirySchema } from './inquiryFields';

interface Options<Fields extends InquiryFields> {
  /** Part of the key of the draft. */
  name: InquiryName;
  schema: InquirySchema<Fields>;
  empty: Fields;
}

/**
 * A form that starts with its draft and saves the customer's typing to it. The name and the phone of a logged-in
 * customer fill the fields that the draft lacks. Only for the browser: the server has no drafts.
 */
export function useInquiryForm<Fields extends InquiryFields>({ name, schema, empty }: Options<Fields>) {
  const key = `${storageKeys(useBrand().key).inquiryDraft}${name}`;
  const [draft] = useState(() => inquiryDraft<Fields>(key));
  const [defaultValues] = useState(() => draft.over(empty));
  const form: ZodForm<Fields, Fields> = useZodForm({
    schema,
    // All fields are there; TypeScript does not see it through the type parameter.
    defaultValues: defaultValues as DefaultValues<Fields>,
  });
  const { subscribe, reset, setValue, clearErrors } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name: field = '', type }) => {
          const text = values[field];
          // Only an event of the customer has a type: values from the profile are not part of the draft.
          if (type !== undefined && text !== undefined) draft.save(field, text);
        },
      }),
    [subscribe, draft],
  );

  // The shell reports a profile that cannot be loaded; the fields stay empty.
  const { data: user } = useQuery({ ...userQuery(), enabled: useSession().status === 'user' });
  const customer = customerFields(user);
  const fill = useEffectEvent((field: CustomerField, value: string) => {
    if (value === '' || draft.has(field)) return;
    setValue(field as Parameters<typeof setValue>[0], value as Parameters<typeof setValue>[1]);
    clearErrors(field as Parameters<typeof setValue>[0]);
  });
  useEffect(() => fill('name', customer.name), [customer.name]);
  useEffect(() => fill('phone', customer.phone), [customer.phone]);

  /**
   * Empties the form, once it is sent. The customer's own data stays for the next message, and so does text that was
   * typed during the call.
   */
  function clear(sent: Fields) {
    draft.remove(sent);
    reset(draft.over({ ...empty, ...customer }));
  }

  return { form, clear };
}
