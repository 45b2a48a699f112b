import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { Progress, Stack, TextArea } from '@storefront/ui';
import { type ReactNode, useState } from 'react';
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
  /** `onUpload` receives the part of the photos that has been sent, from 0 to 1; undefined without photos. */
  onSubmit: (review: Output, onUpload: ((sent: number) => void) | undefined) => Promise<void>;
  /** The fields above the comment. */
  children: ReactNode;
}

const uploadClass = css({ ...textStyles.s, display: 'grid', gap: 8, scrollMarginBottom: 16 });

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
  const [sent, setSent] = useState<number>();

  /** Sends the photos as they were prepared, for which it waits, so the rest of the form is checked first. */
  async function submit(review: Output) {
    const prepared = await Promise.allSettled(
      (form.getValues(photos) as File[]).map((photo) => preparedPhoto(photo)),
    );
    const files = prepared.flatMap((photo) => (photo.status === 'fulfilled' ? [photo.value] : []));
    if (files.length < prepared.length) {
      form.setError(photos, { message: photoMessages.unprepared }, { shouldFocus: true });
      return;
    }
    try {
      await onSubmit({ ...review, [photos]: files }, files.length > 0 ? setSent : undefined);
    } finally {
      setSent(undefined);
    }
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
        {sent !== undefined && <Upload sent={sent} />}
      </Stack>
    </Form>
  );
}

/** Five photos over a slow network take half a minute. */
function Upload({ sent }: { sent: number }) {
  const [show] = useState(
    () => (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' }),
  );
  const percent = Math.floor(sent * 100);
  return (
    <div className={uploadClass} ref={show}>
      <span aria-hidden>{sent < 1 ? messages.uploaded(percent) : messages.waiting}</span>
      <Progress label={sent < 1 ? messages.uploading : messages.waiting} value={percent} max={100} />
    </div>
  );
}
