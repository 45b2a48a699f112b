import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour, media, motion, radius, weight } from '@storefront/tokens';
import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';
import { FieldMessages } from '../field/FieldMessages';
import { useFieldIds } from '../field/useFieldIds';

export interface CodeFieldProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoFocus' | 'onFocus' | 'onBlur' | 'ref'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called with the whole code when its last digit is in. */
  readonly onComplete?: (code: string) => void;
  /** How many digits, 5 unless told (spec §6). */
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

// The real input lies over the cells and shows nothing of its own, so that paste, autofill from
// the message and screen readers have one ordinary field.
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

/** The code from a message: digits only, one field drawn as cells. */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  length = 5,
  hint,
  error,
  id,
  ...rest
}: CodeFieldProps) {
  const { hintId, errorId, wiring } = useFieldIds({ id, hint, error });
  const current = Math.min(value.length, length - 1);

  function take(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  // By hand, since maxLength would cut «40 712» before its space is dropped.
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  }

  return (
    <div>
      <Root data-invalid={error ? true : undefined}>
        <Input
          {...rest}
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          aria-label={label}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.value)}
          onPaste={paste}
        />
        <Cells aria-hidden>
          {Array.from({ length }, (_, place) => (
            <Cell
              key={place}
              data-empty={place >= value.length || undefined}
              data-current={place === current || undefined}
            >
              {value[place]}
            </Cell>
          ))}
        </Cells>
      </Root>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} align="centre" />
    </div>
  );
}
