import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { useEffect, useId, useRef } from 'react';
import { OverlayInput } from '../overlay-input/OverlayInput';
import { timeFace } from './timeStyles';

interface DayOption {
  readonly id: number;
  readonly label: string;
  /** Over the label: the day of the week. */
  readonly note?: string;
}

interface Props<Day extends DayOption> {
  readonly legend: string;
  readonly days: readonly Day[];
  readonly chosenId: number | undefined;
  readonly onChoose: (day: Day) => void;
  /** `wide` holds a day with a time: «Сегодня с 19:30». */
  readonly size?: 'usual' | 'wide';
}

const legendClass = css({ ...textStyles.title, marginBottom: 12 });
// Room for the focus ring, which a scrolling box would clip.
const stripClass = css({
  position: 'relative',
  display: 'flex',
  gap: 8,
  margin: '-4px -4px 0',
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});
const dayClass = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  width: 70,
  '&[data-size=wide]': { width: 84 },
});
const faceClass = css({ ...timeFace, minHeight: 64, padding: '4px 2px' });
const weekdayClass = css({ display: 'block', ...textStyles.xs });

/** A row of days to choose one from; it scrolls when they do not fit. */
export function DayStrip<Day extends DayOption>({
  legend,
  days,
  chosenId,
  onChoose,
  size = 'usual',
}: Props<Day>) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);

  // A day that was chosen before may lie outside the visible part.
  useEffect(() => {
    const day = strip.current?.querySelector('input:checked')?.parentElement;
    if (strip.current && day) strip.current.scrollLeft = day.offsetLeft - strip.current.clientWidth / 2;
  }, []);

  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={stripClass} ref={strip}>
        {days.map((day) => (
          <label className={dayClass} key={day.id} data-size={size}>
            <OverlayInput
              type="radio"
              name={name}
              value={day.id}
              checked={day.id === chosenId}
              onChange={() => onChoose(day)}
            />
            <span className={faceClass}>
              <span>
                {day.note && <span className={weekdayClass}>{day.note} </span>}
                {day.label}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
