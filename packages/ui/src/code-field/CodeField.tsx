import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { CODE_LENGTH } from '@storefront/domain';
import { colour, media, motion, radius, weight } from '@storefront/tokens';
import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';
import { FieldMessages } from '../field/FieldMessages';
import { useFieldIds } from '../field/useFieldIds';

export interface CodeFieldProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoFocus' | 'onFocus' | 'onBlur' | 'ref'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called with the whole code when its last digit is entered. */
  readonly onComplete?: (code: string) => void;
  /** Number of digits, `CODE_LENGTH` by default (spec §6). */
  readonly length?: number;
  readonly hint?: string;
  readonly error?: string | undefined;
}

const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-6px)' },
  '40%, 80%': { transform: 'translateX(6px)' },
});

const Root = styled.div({
  position: 'relative',
  width: 'max-content',
  maxWidth: '100%',
  margin: '0 auto',
  '&[data-invalid=true]': { animation: `${shake} ${motion.slow} ${motion.out}` },
  [media.reducedMotion]: { '&[data-invalid=true]': { animation: 'none' } },
});

// The real input covers the cells and is transparent: paste, autofill from the message and screen readers
// work with one ordinary field.
const Input = styled.input({
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

const Cells = styled.div({ display: 'flex', gap: 8, [media.phone]: { gap: 10 } });
const Cell = styled.span({
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
  'input:focus ~ * > &[data-current=true]': {
    background: colour.surface,
    boxShadow: `inset 0 0 0 2px ${colour.focus}`,
  },
  '[data-invalid=true] &': { background: colour.dangerSoft, color: colour.danger },
  [media.phone]: { width: 52 },
  [media.forcedColors]: { border: '1px solid ButtonText' },
});

/** A field for the code from an SMS: digits only, one input that looks like a row of cells. */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  length = CODE_LENGTH,
  hint,
  error,
  id,
  ...rest
}: CodeFieldProps) {
  const { hintId, errorId, inputAttributes } = useFieldIds({ id, hint, error });
  const current = Math.min(value.length, length - 1);

  function update(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  // The browser would apply maxLength to «40 712» before the space is removed.
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    update(event.clipboardData.getData('text'));
  }

  return (
    <div>
      <Root data-invalid={error ? true : undefined}>
        <Input
          {...rest}
          {...inputAttributes}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          aria-label={label}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => update(event.currentTarget.value)}
          onPaste={paste}
        />
        <Cells aria-hidden>
          {Array.from({ length }, (_, index) => (
            <Cell
              key={index}
              data-empty={index >= value.length || undefined}
              data-current={index === current || undefined}
            >
              {value[index]}
            </Cell>
          ))}
        </Cells>
      </Root>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} align="centre" />
    </div>
  );
}
