import styled from '@emotion/styled';
import { colour, media, motion, textStyles, weight } from '@storefront/tokens';
import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';
import { OverlayInput } from '../overlay-input/OverlayInput';
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

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  justifyItems: 'start',
});
// The longest word breaks before it leaves the row.
const Label = styled.span({
  maxWidth: '100%',
  fontWeight: weight.strong,
  '&[data-look=title]': textStyles.title,
});
const Line = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' });
const Radios = styled.div({ display: 'flex' });
const Place = styled.label({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
});
// A browser that scrolls to a focused star shows the label above it too.
const Radio = styled(OverlayInput)({ scrollMarginBlock: 48 });
const Face = styled.span({
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
const Value = styled.span({ ...textStyles.s, color: colour.ink2 });
const ErrorText = styled.p({ ...textStyles.xs, color: colour.danger });

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
    <Root>
      {labelLook === 'hidden' ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <Label id={labelId} data-look={labelLook}>
          {label}
        </Label>
      )}
      <Line>
        <Radios
          role="radiogroup"
          aria-labelledby={labelId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          data-invalid={error ? true : undefined}
          data-disabled={isDisabled || undefined}
        >
          {places.map((place) => (
            <Place key={place} data-chosen={place <= value || undefined}>
              <Radio
                type="radio"
                name={id}
                value={place}
                checked={place === value}
                disabled={isDisabled}
                aria-label={starLabel(place)}
                onChange={() => onChange(place)}
                ref={place === Math.max(value, 1) ? ref : undefined}
              />
              <Face>
                <Star size={40} aria-hidden />
              </Face>
            </Place>
          ))}
        </Radios>
        {value > 0 && <Value aria-hidden>{starLabel(value)}</Value>}
      </Line>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Root>
  );
}
