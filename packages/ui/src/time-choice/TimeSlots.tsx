import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { useEffect, useId, useRef } from 'react';
import { OverlayInput } from '../overlay-input/OverlayInput';
import { timeFace } from './timeStyles';

interface SlotOption {
  readonly id: number | string;
  /** A time: `19:30`. */
  readonly label: string;
  /** Under the label. */
  readonly note?: string | undefined;
  readonly isDisabled?: boolean;
  /** As wide as the three slots of a row. */
  readonly isWide?: boolean;
}

interface Props<Slot extends SlotOption> {
  readonly legend: string;
  readonly slots: readonly Slot[];
  readonly chosenId: Slot['id'] | undefined;
  readonly onChoose: (slot: Slot) => void;
}

const legendClass = css({ ...textStyles.title, marginBottom: 12 });
const gridClass = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
const slotClass = css({
  position: 'relative',
  display: 'flex',
  '&[data-wide=true]': { gridColumn: '1 / -1' },
});
const faceClass = css(timeFace);
const remarkClass = css({
  display: 'block',
  ...textStyles.xs,
  color: colour.ink2,
  'input:checked ~ * &': { color: 'inherit' },
});

/** The body of a panel scrolls, or in a low window the whole panel; undefined outside of a panel. */
function scrollerOf(element: Element | null): Element | undefined {
  let scroller = element?.parentElement;
  while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
  return scroller ?? undefined;
}

/**
 * Times of a day, three in a row; unavailable times are crossed out. In a panel, the chosen time is in view at first.
 */
export function TimeSlots<Option extends SlotOption>({ legend, slots, chosenId, onChoose }: Props<Option>) {
  const name = useId();
  const grid = useRef<HTMLDivElement>(null);

  // Many times of today may have passed. `scrollIntoView` would also scroll a panel sideways that is sliding in.
  useEffect(() => {
    const slot = grid.current?.querySelector('input:checked')?.getBoundingClientRect();
    const scroller = scrollerOf(grid.current);
    const view = scroller?.getBoundingClientRect();
    if (slot && scroller && view && slot.bottom > view.bottom) {
      scroller.scrollTop += slot.top - view.top - view.height / 2;
    }
  }, []);

  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={gridClass} ref={grid}>
        {slots.map((slot) => (
          <label className={slotClass} key={slot.id} data-wide={slot.isWide || undefined}>
            <OverlayInput
              type="radio"
              name={name}
              value={slot.id}
              checked={slot.id === chosenId}
              disabled={slot.isDisabled}
              onChange={() => onChoose(slot)}
            />
            <span className={faceClass}>
              <span>
                {slot.label}
                {slot.note && <span className={remarkClass}>{slot.note}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
