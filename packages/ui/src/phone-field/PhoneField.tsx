import { useMaskito } from '@maskito/react';
import { css } from '@storefront/styles';
import { colour, weight } from '@storefront/tokens';
import { type ComponentProps, type FormEvent, type Ref, useCallback } from 'react';
import { assignRef } from '../assignRef';
import { FieldMessages } from '../field/FieldMessages';
import { fieldBox } from '../field/fieldStyles';
import { useFieldIds } from '../field/useFieldIds';
import { maskPhone, phoneDigits, phoneMask, phoneTemplate } from './phoneMask';

export interface PhoneFieldProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoFocus' | 'onBlur'> {
  readonly label: string;
  /** The digits after +7, ten at most. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const boxClass = css({ ...fieldBox, minHeight: 68, justifyContent: 'center', gap: 12, cursor: 'text' });
const big = {
  // The number is some 9 em wide, and the field of a phone 76 px narrower inside than the screen. With a large font of the
  // browser the number fills the field instead of leaving it.
  fontSize: 'min(1.625rem, (100vw - 76px) / 9.5)',
  lineHeight: '2rem',
  fontWeight: weight.heading,
} as const;
const codeClass = css(big);
const slotClass = css({ position: 'relative', ...big });
const ghostClass = css({ color: colour.edge, whiteSpace: 'pre', '& > span': { visibility: 'hidden' } });
const inputClass = css({
  position: 'absolute',
  inset: 0,
  width: 'calc(100% + 4px)',
  border: 0,
  padding: 0,
  background: 'none',
  outline: 'none',
  color: colour.ink,
  caretColor: colour.accent,
  ...big,
});

/** A large field for a Russian phone number: a fixed +7 and ten digits. It accepts any pasted or autofilled format. */
export function PhoneField({ label, value, onChange, hint, error, id, ref, ...rest }: PhoneFieldProps) {
  const { inputId, hintId, errorId, inputAttributes } = useFieldIds({ id, hint, error });
  const maskRef = useMaskito({ options: phoneMask });
  const inputRef = useCallback(
    (input: HTMLInputElement | null) => {
      maskRef(input);
      assignRef(ref, input);
    },
    [maskRef, ref],
  );
  const masked = maskPhone(value);

  // `onInput`, because the mask has already set the value and React's onChange would see no difference.
  function reportDigits(event: FormEvent<HTMLInputElement>) {
    onChange(phoneDigits(event.currentTarget.value));
  }

  return (
    <div>
      <label className={boxClass} htmlFor={inputId} data-invalid={error ? true : undefined}>
        <span className={codeClass}>+7</span>
        <span className={slotClass}>
          <span className={ghostClass} aria-hidden>
            <span>{masked}</span>
            {phoneTemplate.slice(masked.length)}
          </span>
          <input
            className={inputClass}
            {...rest}
            {...inputAttributes}
            ref={inputRef}
            type="tel"
            // The whole number: HTML forbids `tel-national` here, and the mask removes the country code.
            autoComplete="tel"
            aria-label={label}
            value={masked}
            onInput={reportDigits}
          />
        </span>
      </label>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} align="centre" />
    </div>
  );
}
