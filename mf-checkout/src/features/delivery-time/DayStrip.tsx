import styled from '@emotion/styled';
import type { DeliveryDay } from '@storefront/domain';
import { textStyles } from '@storefront/tokens';
import { OverlayInput } from '@storefront/ui';
import { useEffect, useId, useRef } from 'react';
import { messages } from './messages';
import { timeFace } from './timeStyles';

interface Props {
  days: readonly DeliveryDay[];
  shown: DeliveryDay | undefined;
  onChoose: (day: DeliveryDay) => void;
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
const Day = styled.label({ position: 'relative', flex: 'none', display: 'flex', width: 84 });
const Face = styled.span({ ...timeFace, minHeight: 64 });

/** The days that have slots: «Сегодня с 19:30», «Завтра с 10:00», «23 нояб.» (spec §4). */
export function DayStrip({ days, shown, onChoose }: Props) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);

  // A day that was chosen before may lie outside the visible part.
  useEffect(() => {
    const day = strip.current?.querySelector('input:checked')?.parentElement;
    if (strip.current && day) strip.current.scrollLeft = day.offsetLeft - strip.current.clientWidth / 2;
  }, []);

  return (
    <fieldset>
      <Legend>{messages.day}</Legend>
      <Strip ref={strip}>
        {days.map((day) => (
          <Day key={day.id}>
            <OverlayInput
              type="radio"
              name={name}
              value={day.id}
              checked={day.id === shown?.id}
              onChange={() => onChoose(day)}
            />
            <Face>{day.label}</Face>
          </Day>
        ))}
      </Strip>
    </fieldset>
  );
}
