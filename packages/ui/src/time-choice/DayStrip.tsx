import styled from '@emotion/styled';
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

const Legend = styled.legend({ ...textStyles.title, marginBottom: 12 });
// Room for the focus ring, which a scrolling box would clip.
const Strip = styled.div({
  position: 'relative',
  display: 'flex',
  gap: 8,
  margin: '-4px -4px 0',
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});
const Day = styled.label({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  width: 70,
  '&[data-size=wide]': { width: 84 },
});
const Face = styled.span({ ...timeFace, minHeight: 64, padding: '4px 2px' });
const Weekday = styled.span({ display: 'block', ...textStyles.xs });

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
      <Legend>{legend}</Legend>
      <Strip ref={strip}>
        {days.map((day) => (
          <Day key={day.id} data-size={size}>
            <OverlayInput
              type="radio"
              name={name}
              value={day.id}
              checked={day.id === chosenId}
              onChange={() => onChoose(day)}
            />
            <Face>
              <span>
                {day.note && <Weekday>{day.note} </Weekday>}
                {day.label}
              </span>
            </Face>
          </Day>
        ))}
      </Strip>
    </fieldset>
  );
}
