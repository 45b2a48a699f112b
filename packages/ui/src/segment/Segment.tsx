import { css } from '@storefront/styles';
import { colour, elevation, media, motion, radius, weight } from '@storefront/tokens';
import { type ReactNode, useId } from 'react';
import { OverlayInput } from '../overlay-input/OverlayInput';

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface Props<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const rootClass = css({
  display: 'flex',
  // With a large font the words of two options may not fit beside each other.
  flexWrap: 'wrap',
  padding: 4,
  borderRadius: radius.md,
  background: colour.control,
  '&[data-rows=two] > *': { flexBasis: '50%', [media.sm]: { flexBasis: 0 } },
});
const optionClass = css({ position: 'relative', flex: '1 1 0', maxWidth: '100%' });
const faceClass = css({
  display: 'flex',
  // In a narrow option the label goes under the icon.
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: '2px 8px',
  height: '100%',
  minHeight: 44,
  padding: '6px 4px',
  borderRadius: radius.sm,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.name,
  textAlign: 'center',
  color: colour.ink2,
  transition: `background-color ${motion.middle}, color ${motion.middle}`,
  'input:checked ~ &': {
    background: colour.surface,
    color: colour.ink,
    fontWeight: weight.strong,
    boxShadow: elevation[1],
  },
  'input:focus-visible ~ &': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  [media.forcedColors]: { 'input:checked ~ &': { borderWidth: 3, borderColor: 'Highlight' } },
});

/**
 * A choice of one of two to four options, delivery or pickup for example; four stand in two rows on a phone. A radio
 * group: the arrow keys move the choice.
 */
export function Segment<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div
      className={rootClass}
      role="radiogroup"
      aria-label={label}
      data-rows={options.length > 3 ? 'two' : 'one'}
    >
      {options.map((option) => (
        <label className={optionClass} key={option.value}>
          <OverlayInput
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={faceClass} data-option>
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
