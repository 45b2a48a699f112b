import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import type { ComponentProps } from 'react';
import { FieldMessages } from './FieldMessages';
import { bareInput, fieldBox, floatingLabel } from './fieldStyles';
import { useFieldIds } from './useFieldIds';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'placeholder' | 'className'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

const boxClass = css(fieldBox);
const insideClass = css({ position: 'relative', flex: 1, minWidth: 0 });
const inputClass = css({
  ...bareInput,
  display: 'block',
  // A border, so that the space of the label belongs to the input and no text scrolls behind the label.
  border: 'solid transparent',
  borderWidth: '1.5rem 0 10px',
  minHeight: 'calc(4.5rem + 10px)',
  resize: 'none',
  // Grows with its text in browsers that support it; elsewhere it scrolls.
  fieldSizing: 'content',
  maxHeight: 'calc(13.5rem + 10px)',
  [media.forcedColors]: { borderColor: 'Canvas' },
});
const labelClass = css(floatingLabel);

export function TextArea({ label, hint, error, id, rows = 2, ...rest }: TextAreaProps) {
  const { inputId, hintId, errorId, inputAttributes } = useFieldIds({ id, hint, error });
  return (
    <div>
      <div
        className={boxClass}
        data-invalid={error ? true : undefined}
        data-disabled={rest.disabled || undefined}
      >
        <div className={insideClass}>
          <textarea className={inputClass} rows={rows} {...rest} {...inputAttributes} placeholder=" " />
          <label className={labelClass} htmlFor={inputId}>
            {label}
          </label>
        </div>
      </div>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </div>
  );
}
