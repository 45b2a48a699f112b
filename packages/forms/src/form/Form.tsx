import { Note, Stack } from '@storefront/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FailureProps, showFailure } from './showFailure';

export interface FormProps<Input extends FieldValues, Output> extends FailureProps<Input, Output> {
  /** Ties a submit button outside the form, such as a panel's footer button, to the form. */
  id?: string;
  /** Saves the values. An error that it throws is shown where `failureIn` says. */
  onSubmit: (values: Output) => Promise<unknown> | void;
  /** `button`: Enter in a field does not submit, because the action of the form cannot be undone. */
  submitOn?: 'enter' | 'button';
  children: ReactNode;
}

/**
 * The frame of every form: submits once at a time, keeps the typed values when saving fails, and puts the server's
 * messages where they belong: beside the field they name, else above the fields (readings 15).
 */
export function Form<Input extends FieldValues, Output>({
  form,
  id,
  onSubmit,
  failure,
  failureIn,
  submitOn = 'enter',
  children,
}: FormProps<Input, Output>) {
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showFailure(error, { form, failure, failureIn });
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
