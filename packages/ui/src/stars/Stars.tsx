import { css } from '@storefront/styles';
import { colour, media, motion, textStyles, weight } from '@storefront/tokens';
import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';
import { OverlayInput } from '../overlay-input/OverlayInput';
import { keptText } from '../text/keptText';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface StarsProps {
  /** Names the rated thing and the group. */
  readonly label: string;
  /** `hidden` where the text beside the stars already names the rated thing. */
  readonly labelLook?: 'title' | 'hidden';
  /** From 1 to 5; 0 means that nothing has been chosen yet. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The name of a star, and the text beside the stars once a star is chosen: «4 из 5». */
  readonly starLabel: (stars: number) => string;
  /** Why the value is refused. */
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** The star that takes the focus when the rating is missing. */
  readonly ref?: Ref<HTMLInputElement>;
}

const places = [1, 2, 3, 4, 5] as const;

const rootClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  justifyItems: 'start',
});
// The longest word breaks before it leaves the row.
const labelClass = css({
  maxWidth: '100%',
  fontWeight: weight.strong,
  '&[data-look=title]': textStyles.title,
});
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' });
const radiosClass = css({ display: 'flex' });
const placeClass = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
});
// A browser that scrolls to a focused star shows the label above it too.
const radioClass = css({ scrollMarginBlock: 48 });
const faceClass = css({
  display: 'grid',
  borderRadius: 8,
  color: colour.edge,
  transition: `color ${motion.fast}`,
  '& > svg': { display: 'block', fill: 'transparent', strokeWidth: 1.5 },
  '[data-chosen=true] > &': { color: colour.goldInk, '& > svg': { fill: colour.gold } },
  '[data-invalid=true] &': { color: colour.danger },
  'input:focus-visible ~ &': { outline: `2px solid ${colour.focus}`, outlineOffset: 1 },
  '[data-disabled=true] &': { opacity: 0.6 },
  [media.forcedColors]: { '[data-chosen=true] > &': { '& > svg': { fill: 'CanvasText' } } },
});
const valueClass = css({ ...textStyles.s, color: colour.ink2 });
const errorTextClass = css({ ...textStyles.xs, color: colour.danger });

/** A rating of one to five stars: a group of native radios, so arrow keys change it. */
export function Stars({
  label,
  labelLook = 'title',
  value,
  onChange,
  starLabel,
  error,
  isDisabled = false,
  ref,
}: StarsProps) {
  const id = useId();
  const [labelId, errorId] = [`${id}label`, `${id}error`];
  return (
    <div className={rootClass}>
      {labelLook === 'hidden' ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <span className={labelClass} id={labelId} data-look={labelLook}>
          {label}
        </span>
      )}
      <div className={lineClass}>
        <div
          className={radiosClass}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          data-invalid={error ? true : undefined}
          data-disabled={isDisabled || undefined}
        >
          {places.map((place) => (
            <label className={placeClass} key={place} data-chosen={place <= value || undefined}>
              <OverlayInput
                className={radioClass}
                type="radio"
                name={id}
                value={place}
                checked={place === value}
                disabled={isDisabled}
                aria-label={starLabel(place)}
                onChange={() => onChange(place)}
                ref={place === Math.max(value, 1) ? ref : undefined}
              />
              <span className={faceClass}>
                <Star size={40} aria-hidden />
              </span>
            </label>
          ))}
        </div>
        {value > 0 && (
          <span className={valueClass} aria-hidden>
            {starLabel(value)}
          </span>
        )}
      </div>
      {error && (
        <p className={errorTextClass} id={errorId}>
          {keptText(error)}
        </p>
      )}
    </div>
  );
}
