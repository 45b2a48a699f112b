import { useId } from 'react';

interface Options {
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Ids of a field's elements and the attributes that link its input to them. */
export function useFieldIds({ id, hint, error }: Options) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    inputId,
    hintId,
    errorId,
    inputAttributes: {
      id: inputId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  } as const;
}
