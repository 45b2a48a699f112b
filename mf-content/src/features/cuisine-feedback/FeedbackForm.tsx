import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { Controller } from '@storefront/forms';
import { useMutation } from '@storefront/query';
import { EmailField, PhoneField, TextArea, TextField } from '@storefront/ui';
import { InquiryForm } from '../../shared/inquiry/InquiryForm';
import { messages as shared } from '../../shared/inquiry/messages';
import { useInquiryForm } from '../../shared/inquiry/useInquiryForm';
import { emptyFeedback, feedbackSchema, toRequest } from './feedback';
import { messages } from './messages';

/** The feedback on the cuisine (spec §2, §7). */
export function FeedbackForm() {
  const api = useApi();
  const { form, clear } = useInquiryForm({ name: 'Cuisine', schema: feedbackSchema, empty: emptyFeedback });
  const { mutateAsync: send } = useMutation({
    mutationFn: async (fields: typeof emptyFeedback) => {
      const { inquiryCalls } = await loadDeferredCalls();
      return (await api.call(inquiryCalls.feedback, { body: toRequest(fields) })).message;
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <InquiryForm name="Cuisine" form={form} send={send} clear={clear} texts={messages}>
      <TextField
        label={shared.name}
        autoComplete="given-name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea label={messages.message} rows={4} error={errors.message?.message} {...register('message')} />
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <PhoneField
            {...field}
            label={shared.phone}
            hint={messages.phoneHint}
            error={fieldState.error?.message}
          />
        )}
      />
      <EmailField label={shared.email} error={errors.email?.message} {...register('email')} />
    </InquiryForm>
  );
}
