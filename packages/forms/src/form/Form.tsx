import { ApiError, failureText } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import { Note, Stack } from '@storefront/ui';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ZodForm } from './useZodForm';

export interface FormProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  /** Ties a submit button outside the form, such as a panel's footer button, to the form. */
  id?: string;
  /** Saves the values. What it throws is shown where `failureIn` says. */
  onSubmit: (values: Output) => Promise<unknown> | void;
  /**
   * What is shown when saving failed and the server sent no message (spec §8). A function chooses the text itself,
   * also over the server's message.
   */
  failure: string | ((error: unknown) => string);
  /** `toast`: the failure is toasted (spec §8, Review), not shown in the form; the texts of fields still are. */
  failureIn?: 'form' | 'toast';
  /** `button`: Enter in a field does not submit, because what the form does cannot be taken back. */
  submitOn?: 'enter' | 'button';
  children: ReactNode;
}

/**
 * The shell of every form: submits once at a time, keeps what is typed when saving fails, and puts the server's
 * messages where they belong: beside the field they name, else above the fields (readings 15).
 */
export function Form<Input extends FieldValues, Output>({
  form,
  id,
  onSubmit,
  failure,
  failureIn = 'form',
  submitOn = 'enter',
  children,
}: FormProps<Input, Output>) {
  const { errors, isSubmitting } = form.formState;

  function showFailure(error: unknown) {
    const sent = error instanceof ApiError ? Object.entries(error.fields) : [];
    const ofFields = Object.keys(form.getValues()).flatMap((name) => {
      // «images.0» names a part of the field «images».
      const texts = sent.flatMap(([path, own]) => (path.split('.')[0] === name ? own : []));
      return texts.length > 0 ? [{ name, message: [...new Set(texts)].join(' ') }] : [];
    });
    for (const [index, { name, message }] of ofFields.entries()) {
      form.setError(name as FieldPath<Input>, { message }, { shouldFocus: index === 0 });
    }
    const message = typeof failure === 'function' ? failure(error) : failureText(error, failure);
    if (failureIn === 'toast') toast(message, 'error');
    else if (ofFields.length === 0) form.setError('root.server', { message });
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The second press of a slow save is no second save.
        if (!isSubmitting) void submit(event);
      }}
    >
      {/* Enter in a field presses the first submit button, and a disabled one does nothing. */}
      {submitOn === 'button' && <input type="submit" disabled hidden />}
      <Stack gap={16}>
        {errors.root?.['server']?.message && (
          <Note kind="bad" role="alert">
            {errors.root['server'].message}
          </Note>
        )}
        {children}
      </Stack>
    </form>
  );
}
