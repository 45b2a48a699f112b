import styled from '@emotion/styled';
import { colour, media, motion, radius, textStyles } from '@storefront/tokens';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { OverlayInput } from '../overlay-input/OverlayInput';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** May contain a link, to the terms for example. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

const Root = styled.label({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  padding: '10px 0',
  ...textStyles.body,
  cursor: 'pointer',
  '&:has(:disabled)': { color: colour.ink2, cursor: 'default' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: 2 },
});
const Slot = styled.span({ position: 'relative', flex: 'none', width: 24, height: 24 });
const Input = styled(OverlayInput)({ zIndex: 1 });
const Mark = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.xs,
  boxShadow: `inset 0 0 0 2px ${colour.edge}`,
  color: colour.onAccent,
  transition: `background-color ${motion.fast}`,
  '& > svg': { opacity: 0, strokeWidth: 2.5 },
  'input:checked ~ &': { background: colour.accent, boxShadow: 'none' },
  'input:checked ~ & > svg': { opacity: 1 },
  'input:focus-visible ~ &': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
  'input:disabled ~ &': { background: colour.control, boxShadow: 'none', color: colour.ink2 },
  '[aria-invalid=true] ~ &': { boxShadow: `inset 0 0 0 2px ${colour.danger}` },
  [media.forcedColors]: { border: '1px solid ButtonText', color: 'ButtonText' },
});
const Text = styled.span({ minWidth: 0 });
const ErrorText = styled.p({ ...textStyles.xs, color: colour.danger });

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <Root>
        <Slot>
          <Input
            type="checkbox"
            {...rest}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <Mark>
            <Check size={16} aria-hidden />
          </Mark>
        </Slot>
        <Text>{label}</Text>
      </Root>
      {error && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </div>
  );
}
