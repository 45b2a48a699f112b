import { useId } from 'react';

interface Options {
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Ids of a field's parts and the attributes that tie its input to them. */
export function useFieldIds({ id, hint, error }: Options) {
  const own = useId();
  const inputId = id ?? own;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    inputId,
    hintId,
    errorId,
    wiring: {
      id: inputId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  } as const;
}
