import { X } from 'lucide-react';
import { type RefCallback, useCallback, useRef } from 'react';
import { assignRef } from '../assignRef';
import { IconButton } from '../icon-button/IconButton';
import { TextField, type TextFieldProps } from './TextField';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'trailing' | 'inputMode'> {
  readonly value: string;
  /** Empties the field, which then takes the focus. */
  readonly onClear: () => void;
  /** Names the button that clears the field; the button is there while the field has a text. */
  readonly clearLabel: string;
}

/**
 * A search: a controlled text field with a button that empties it. With a list of suggestions spread `useCombobox` on
 * it.
 */
export function SearchField({ value, onClear, clearLabel, ref, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const attach: RefCallback<HTMLInputElement> = useCallback(
    (element) => {
      field.current = element;
      assignRef(ref, element);
    },
    [ref],
  );

  function clear() {
    onClear();
    field.current?.focus();
  }

  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      ref={attach}
      value={value}
      inputMode="search"
      trailing={
        value !== '' && <IconButton label={clearLabel} icon={<X size={20} aria-hidden />} onClick={clear} />
      }
    />
  );
}
