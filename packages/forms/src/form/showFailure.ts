import { ApiError, failureText } from '@storefront/api-client';
import { toast } from '@storefront/contracts';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ZodForm } from './useZodForm';

export interface FailureProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  /**
   * The text shown when saving failed and the server sent no message (spec §8). A function chooses the text itself,
   * also over the server's message.
   */
  failure: string | ((error: unknown) => string);
  /** `toast`: the failure is toasted (spec §8, Review), not shown in the form; the texts of fields still are. */
  failureIn?: 'form' | 'toast' | undefined;
}

interface Options<Input extends FieldValues, Output> extends FailureProps<Input, Output> {
  /** Whether the first field that the server names takes the focus. */
  movesFocus?: boolean;
}

/** Shows why saving failed as `Form` does: beside the fields that the server names, else where `failureIn` says. */
export function showFailure<Input extends FieldValues, Output>(
  error: unknown,
  { form, failure, failureIn = 'form', movesFocus = true }: Options<Input, Output>,
): void {
  const sent = error instanceof ApiError ? Object.entries(error.fields) : [];
  const ofFields = Object.keys(form.getValues()).flatMap((name) => {
    // «images.0» names a part of the field «images».
    const texts = sent.flatMap(([path, own]) => (path.split('.')[0] === name ? own : []));
    return texts.length > 0 ? [{ name, message: [...new Set(texts)].join(' ') }] : [];
  });
  for (const [index, { name, message }] of ofFields.entries()) {
    form.setError(name as FieldPath<Input>, { message }, { shouldFocus: movesFocus && index === 0 });
  }
  const message = typeof failure === 'function' ? failure(error) : failureText(error, failure);
  if (failureIn === 'toast') toast(message, 'error');
  else if (ofFields.length === 0) form.setError('root.server', { message });
}
