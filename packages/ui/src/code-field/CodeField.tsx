import { CODE_LENGTH } from '@storefront/domain';
import { css, keyframes } from '@storefront/styles';
import { colour, media, motion, radius, weight } from '@storefront/tokens';
import { type ClipboardEvent, type ComponentProps, type Ref, useCallback } from 'react';
import { assignRef } from '../assignRef';
import { FieldMessages } from '../field/FieldMessages';
import { useFieldIds } from '../field/useFieldIds';
import { onlyDigits } from './codeEdit';
import { useCodeInput } from './useCodeInput';

export interface CodeFieldProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoFocus' | 'onFocus' | 'onBlur'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** The code was tried and rejected: it stays selected, so that the next digit overwrites it. */
  readonly isRejected?: boolean;
  /** Number of digits, `CODE_LENGTH` by default (spec §6). */
  readonly length?: number;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-6px)' },
  '40%, 80%': { transform: 'translateX(6px)' },
});
const blink = keyframes({ '50%': { opacity: 0 } });

const rootClass = css({
  position: 'relative',
  width: 'max-content',
  maxWidth: '100%',
  margin: '0 auto',
  '&[data-invalid=true]': { animation: `${shake} ${motion.slow} ${motion.out}` },
  [media.reducedMotion]: { '&[data-invalid=true]': { animation: 'none' } },
});

// The real input covers the cells and is transparent: paste, autofill from the message and screen readers
// work with one ordinary field.
const inputClass = css({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  fontSize: '1rem',
  cursor: 'text',
  '&::selection': { background: 'transparent', color: 'transparent' },
});

const cellsClass = css({ display: 'flex', gap: 8, [media.phone]: { gap: 10 } });
const cellClass = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 60,
  borderRadius: radius.md,
  background: colour.sunken,
  color: colour.ink,
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: weight.heading,
  '&[data-empty=true]::after': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: radius.full,
    background: colour.edge,
  },
  '[data-invalid=true] &': { background: colour.dangerSoft, color: colour.danger },
  'input:focus ~ * > &[data-selected=true]': { boxShadow: `inset 0 0 0 2px ${colour.focus}` },
  'input:focus ~ * > &[data-cursor=true]': {
    background: colour.surface,
    boxShadow: `inset 0 0 0 2px ${colour.focus}`,
  },
  // The cursor takes the place of the dot, or stands after the last digit. A border, because forced colours keep it.
  'input:focus ~ * > &[data-cursor=true]::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% + .6em)',
    height: 28,
    borderLeft: `2px solid ${colour.accent}`,
    animation: `${blink} 1.1s steps(1) infinite`,
  },
  'input:focus ~ * > &[data-cursor=true][data-empty=true]::before': { left: 'calc(50% - 1px)' },
  'input:focus ~ * > &[data-cursor=true][data-empty=true]::after': { display: 'none' },
  [media.reducedMotion]: {
    'input:focus ~ * > &[data-cursor=true]::before': { animation: 'none' },
  },
  [media.phone]: { width: 52 },
  [media.forcedColors]: { border: '1px solid ButtonText' },
});

/**
 * A field for the code from an SMS: digits only, one input that looks like a row of cells. The cursor is always at the
 * end, and overwriting a selection starts the code again (spec §4, Auth).
 */
export function CodeField({
  label,
  value,
  onChange,
  isRejected = false,
  length = CODE_LENGTH,
  hint,
  error,
  id,
  ref,
  onFocus,
  ...rest
}: CodeFieldProps) {
  const { hintId, errorId, inputAttributes } = useFieldIds({ id, hint, error });
  const { attach, selection, handleFocus, handleSelect, handleInput } = useCodeInput({
    value,
    length,
    isRejected,
    onChange,
  });
  const [start, end] = selection;
  const hasSelection = start < end;
  const cursor = Math.min(value.length, length - 1);

  const inputRef = useCallback(
    (input: HTMLInputElement) => {
      const detach = attach(input);
      assignRef(ref, input);
      return () => {
        detach();
        assignRef(ref, null);
      };
    },
    [attach, ref],
  );

  // The browser would apply maxLength to «40 712» before the space is removed.
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const digits = onlyDigits(event.clipboardData.getData('text')).slice(0, length);
    const isWhole = hasSelection || digits.length === length || value.length === length;
    if (digits) onChange(isWhole ? digits : (value + digits).slice(0, length));
  }

  return (
    <div>
      <div className={rootClass} data-invalid={error ? true : undefined}>
        <input
          className={inputClass}
          {...rest}
          {...inputAttributes}
          ref={inputRef}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          aria-label={label}
          value={value}
          onFocus={(event) => {
            handleFocus();
            onFocus?.(event);
          }}
          onSelect={handleSelect}
          onInput={handleInput}
          onPaste={paste}
        />
        <div className={cellsClass} aria-hidden>
          {Array.from({ length }, (_, index) => (
            <span
              className={cellClass}
              key={index}
              data-empty={index >= value.length || undefined}
              data-cursor={(!hasSelection && index === cursor) || undefined}
              data-selected={(index >= start && index < end) || undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
      </div>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} align="centre" />
    </div>
  );
}
