import styled from '@emotion/styled';
import { useMaskito } from '@maskito/react';
import { colour, media, weight } from '@storefront/tokens';
import { type ComponentProps, type FormEvent, type Ref, useCallback } from 'react';
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

const Box = styled.label({ ...fieldBox, minHeight: 68, justifyContent: 'center', gap: 12, cursor: 'text' });
const big = {
  fontSize: '1.375rem',
  lineHeight: '2rem',
  fontWeight: weight.heading,
  [media.phone]: { fontSize: '1.625rem' },
} as const;
const Code = styled.span(big);
const Slot = styled.span({ position: 'relative', ...big });
const Ghost = styled.span({ color: colour.edge, whiteSpace: 'pre', '& > span': { visibility: 'hidden' } });
const Input = styled.input({
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

function assign(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null) {
  if (typeof ref === 'function') ref(input);
  else if (ref) ref.current = input;
}

/** A Russian phone number, large: +7 stands, ten digits are typed, and any pasted form is understood. */
export function PhoneField({ label, value, onChange, hint, error, id, ref, ...rest }: PhoneFieldProps) {
  const { inputId, hintId, errorId, wiring } = useFieldIds({ id, hint, error });
  const maskRef = useMaskito({ options: phoneMask });
  const bothRefs = useCallback(
    (input: HTMLInputElement | null) => {
      maskRef(input);
      assign(ref, input);
    },
    [maskRef, ref],
  );
  const shown = maskPhone(value);

  // Not onChange: the mask has already written the value, so React would see no difference.
  function read(event: FormEvent<HTMLInputElement>) {
    onChange(phoneDigits(event.currentTarget.value));
  }

  return (
    <div>
      <Box htmlFor={inputId} data-invalid={error ? true : undefined}>
        <Code>+7</Code>
        <Slot>
          <Ghost aria-hidden>
            <span>{shown}</span>
            {phoneTemplate.slice(shown.length)}
          </Ghost>
          <Input
            {...rest}
            {...wiring}
            ref={bothRefs}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            aria-label={label}
            value={shown}
            onInput={read}
          />
        </Slot>
      </Box>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} align="centre" />
    </div>
  );
}
