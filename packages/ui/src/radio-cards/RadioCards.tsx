import { css } from '@storefront/styles';
import { colour, media, textStyles, weight } from '@storefront/tokens';
import { type ReactNode, useId } from 'react';
import { OverlayInput } from '../overlay-input/OverlayInput';
import { keptText } from '../text/keptText';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';
import { choiceDot, choiceFace } from './choiceStyles';

export interface RadioCardOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly note?: string;
  /** Why the option is disabled; shown in place of the note. */
  readonly disabledReason?: string | undefined;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly legendLook?: 'title' | 'hidden';
  readonly options: readonly RadioCardOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

// WebKit adds the height of a legend once more below a grid, unless the legend floats.
const legendClass = css({
  ...textStyles.title,
  float: 'left',
  width: '100%',
  marginBottom: 12,
  '&[data-look=hidden]': visuallyHidden,
});
const cardsClass = css({
  clear: 'both',
  display: 'grid',
  gap: 10,
  [media.xs]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
});
const cardClass = css({ position: 'relative', display: 'flex', minWidth: 0 });
const faceClass = css({
  ...choiceFace,
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 60,
  padding: '12px 16px',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.name,
  '& > svg': { strokeWidth: 1.75 },
  [media.xs]: { gridTemplateColumns: '1fr auto', alignContent: 'space-between', minHeight: 92, padding: 16 },
});
const dotClass = css({ ...choiceDot, gridColumn: '3', [media.xs]: { gridColumn: '2', gridRow: '1' } });
const textClass = css({
  gridColumn: '2',
  gridRow: '1',
  [media.xs]: { gridColumn: '1 / -1', gridRow: '2' },
});
const noteTextClass = css({ display: 'block', ...textStyles.xs, color: colour.ink2 });

/** A choice of one option, each a card with its icon: the payment type, for example. */
export function RadioCards<Value extends string>({
  legend,
  legendLook = 'title',
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={legendClass} data-look={legendLook}>
        {legend}
      </legend>
      <div className={cardsClass}>
        {options.map(({ value: optionValue, label, icon, note, disabledReason }) => (
          <label className={cardClass} key={optionValue}>
            <OverlayInput
              type="radio"
              name={name}
              value={optionValue}
              checked={optionValue === value}
              aria-disabled={disabledReason ? true : undefined}
              onChange={() => !disabledReason && onChange(optionValue)}
            />
            <span className={faceClass} data-option>
              {icon}
              <span className={dotClass} />
              <span className={textClass}>
                {label}
                {(disabledReason ?? note) && (
                  <span className={noteTextClass}>{keptText(disabledReason ?? note)}</span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
