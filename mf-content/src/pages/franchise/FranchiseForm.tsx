import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { Controller } from '@storefront/forms';
import { useMutation } from '@storefront/query';
import { EmailField, PhoneField, TextArea, TextField } from '@storefront/ui';
import { InquiryForm } from '../../shared/inquiry/InquiryForm';
import { messages as shared } from '../../shared/inquiry/messages';
import { useInquiryForm } from '../../shared/inquiry/useInquiryForm';
import { emptyRequest, requestSchema, toRequest } from './franchiseRequest';
import { messages } from './messages';

/** The franchise request (spec §2, §7). */
export function FranchiseForm() {
  const api = useApi();
  const { form, clear } = useInquiryForm({ name: 'Franchise', schema: requestSchema, empty: emptyRequest });
  const { mutateAsync: send } = useMutation({
    mutationFn: async (fields: typeof emptyRequest) => {
      const { inquiryCalls } = await loadDeferredCalls();
      return (await api.call(inquiryCalls.franchise, { body: toRequest(fields) })).message;
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <InquiryForm name="Franchise" form={form} send={send} clear={clear} texts={messages}>
      <TextField
        label={shared.name}
        autoComplete="given-name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <PhoneField {...field} label={shared.phone} error={fieldState.error?.message} />
        )}
      />
      <TextField
        label={messages.city}
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city')}
      />
      <EmailField label={shared.email} error={errors.email?.message} {...register('email')} />
      <TextArea
        label={messages.comment}
        hint={messages.commentHint}
        error={errors.comment?.message}
        {...register('comment')}
      />
    </InquiryForm>
  );
}
