import { css } from '@storefront/styles';
import { colour, media, motion, radius, textStyles } from '@storefront/tokens';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { OverlayInput } from '../overlay-input/OverlayInput';
import { keptText } from '../text/keptText';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** May contain a link, to the terms for example. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

const rootClass = css({
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
const slotClass = css({ position: 'relative', flex: 'none', width: 24, height: 24 });
const inputClass = css({ zIndex: 1 });
const markClass = css({
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
const textClass = css({ minWidth: 0 });
const errorTextClass = css({ ...textStyles.xs, color: colour.danger });

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={rootClass}>
        <span className={slotClass}>
          <OverlayInput
            className={inputClass}
            type="checkbox"
            {...rest}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <span className={markClass}>
            <Check size={16} aria-hidden />
          </span>
        </span>
        <span className={textClass}>{keptText(label)}</span>
      </label>
      {error && (
        <p className={errorTextClass} id={errorId} role="alert">
          {keptText(error)}
        </p>
      )}
    </div>
  );
}
