import { css } from '@storefront/styles';
import type { ComponentProps, ReactNode } from 'react';
import { FieldMessages } from './FieldMessages';
import { bareInput, fieldBox, floatingLabel } from './fieldStyles';
import { useFieldIds } from './useFieldIds';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'placeholder' | 'className'> {
  /** Shown inside the empty field; floats up when the field has a value or the focus. */
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly icon?: ReactNode;
  /** At the right end: a button or a unit. */
  readonly trailing?: ReactNode;
  /** `quiet` has no border; for search and for fields on a coloured row. */
  readonly look?: 'outlined' | 'quiet';
}

const boxClass = css(fieldBox);
const insideClass = css({ position: 'relative', flex: 1, minWidth: 0 });
const inputClass = css({ ...bareInput, display: 'block', height: '3.25rem', paddingTop: '1.25rem' });
const labelClass = css(floatingLabel);

/** Works as a controlled field and with a form's `register` (`ref` is an ordinary prop). */
export function TextField({
  label,
  hint,
  error,
  icon,
  trailing,
  look = 'outlined',
  id,
  ...rest
}: TextFieldProps) {
  const { inputId, hintId, errorId, inputAttributes } = useFieldIds({ id, hint, error });
  return (
    <div>
      <div
        className={boxClass}
        data-look={look}
        data-invalid={error ? true : undefined}
        data-disabled={rest.disabled || undefined}
      >
        {icon}
        <div className={insideClass}>
          {/* With a space, :placeholder-shown matches only the empty field. */}
          <input className={inputClass} type="text" {...rest} {...inputAttributes} placeholder=" " />
          <label className={labelClass} htmlFor={inputId}>
            {label}
          </label>
        </div>
        {trailing}
      </div>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </div>
  );
}
