import { Stack, TextArea } from '@storefront/ui';
import type { ReactNode } from 'react';
import { Controller, type FieldPath, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Form } from '../form/Form';
import type { ZodForm } from '../form/useZodForm';
import { messages as photoMessages } from '../photos/messages';
import { PhotoPicker } from '../photos/PhotoPicker';
import { preparedPhoto } from '../photos/preparedPhotos';
import { messages } from './messages';

interface Props<Input extends FieldValues & { comment: string }, Output extends object> {
  /** Ties the submit button outside the form to it. */
  id: string;
  form: ZodForm<Input, Output>;
  /** The field of the photos: each call names it in its own way. */
  photos: FieldPathByValue<Input, File[]>;
  onSubmit: (review: Output) => Promise<void>;
  /** The fields above the comment. */
  children: ReactNode;
}

/**
 * The form of a review: the fields of its kind, the comment and the photos (spec §5, Order review and Restaurant
 * review). A failure is toasted, and what was entered stays.
 */
export function ReviewForm<Input extends FieldValues & { comment: string }, Output extends object>({
  id,
  form,
  photos,
  onSubmit,
  children,
}: Props<Input, Output>) {
  const comment = 'comment' as FieldPath<Input>;

  /** Sends the photos as they were prepared, for which it waits, so the rest of the form is checked first. */
  async function submit(review: Output) {
    const prepared = await Promise.allSettled((form.getValues(photos) as File[]).map(preparedPhoto));
    const files = prepared.flatMap((photo) => (photo.status === 'fulfilled' ? [photo.value] : []));
    if (files.length === prepared.length) return onSubmit({ ...review, [photos]: files });
    form.setError(photos, { message: photoMessages.unprepared }, { shouldFocus: true });
  }

  return (
    // A review is final, so Enter in a field does not send it.
    <Form id={id} form={form} onSubmit={submit} failure={messages.failed} failureIn="toast" submitOn="button">
      <Stack gap={24}>
        {children}
        <TextArea
          label={messages.comment}
          error={form.getFieldState(comment, form.formState).error?.message}
          rows={3}
          {...form.register(comment)}
        />
        <Controller
          control={form.control}
          name={photos}
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <PhotoPicker photos={value as File[]} error={fieldState.error?.message} {...{ ref, onChange }} />
          )}
        />
      </Stack>
    </Form>
  );
}
