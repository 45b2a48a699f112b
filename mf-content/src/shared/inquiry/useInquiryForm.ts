import { storageKeys, useBrand } from '@storefront/contracts';
import { type DefaultValues, useZodForm, type ZodForm } from '@storefront/forms';
import { useEffect, useState } from 'react';
import { inquiryDraft } from './inquiryDraft';
import type { InquiryFields, InquirySchema } from './inquiryFields';

interface Options<Fields extends InquiryFields> {
  /** Part of the key of the draft. */
  name: 'Franchise' | 'Cuisine';
  schema: InquirySchema<Fields>;
  empty: Fields;
}

/** A form that starts with its draft and saves each change to it. Only for the browser: the server knows no draft. */
export function useInquiryForm<Fields extends InquiryFields>({ name, schema, empty }: Options<Fields>) {
  const key = `${storageKeys(useBrand().key).inquiryDraft}${name}`;
  const [draft] = useState(() => inquiryDraft(key, empty));
  const [defaultValues] = useState(() => draft.read());
  const form: ZodForm<Fields, Fields> = useZodForm({
    schema,
    // All fields are there; TypeScript does not see it through the type parameter.
    defaultValues: defaultValues as DefaultValues<Fields>,
  });
  const { subscribe, reset } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [subscribe, draft],
  );

  /** Empties the form, once it is sent. */
  function clear() {
    reset(empty);
    draft.clear();
  }

  return { form, clear };
}
