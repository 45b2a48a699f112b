import { withoutCyrillic } from '@storefront/domain';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './TextField';

/** Strips Cyrillic letters from the input and leaves its cursor between the same characters. */
function stripCyrillic(input: HTMLInputElement): void {
  const { value, selectionEnd } = input;
  const stripped = withoutCyrillic(value);
  if (stripped === value) return;
  const cursor = withoutCyrillic(value.slice(0, selectionEnd ?? value.length)).length;
  input.value = stripped;
  input.setSelectionRange(cursor, cursor);
}

/**
 * An e-mail: Cyrillic letters are stripped while the customer types (spec §5). It is a text input, because browsers
 * rewrite the value of `type=email` and hide its cursor from scripts.
 */
export function EmailField({ onChange, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      inputMode="email"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        stripCyrillic(event.currentTarget);
        onChange?.(event);
      }}
    />
  );
}
