import { Stack, TextArea } from '@storefront/ui';
import type { ReactNode } from 'react';
import { Controller, type FieldPath, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Form } from '../form/Form';
import type { ZodForm } from '../form/useZodForm';
import { PhotoPicker } from '../photos/PhotoPicker';
import { messages } from './messages';

interface Props<Input extends FieldValues & { comment: string }, Output> {
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
export function ReviewForm<Input extends FieldValues & { comment: string }, Output>({
  id,
  form,
  photos,
  onSubmit,
  children,
}: Props<Input, Output>) {
  const comment = 'comment' as FieldPath<Input>;
  return (
    // A review is final, so Enter in a field does not send it.
    <Form
      id={id}
      form={form}
      onSubmit={onSubmit}
      failure={messages.failed}
      failureIn="toast"
      submitOn="button"
    >
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
