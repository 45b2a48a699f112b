import styled from '@emotion/styled';
import type { DeliverySlot } from '@storefront/domain';
import { colour, textStyles } from '@storefront/tokens';
import { OverlayInput } from '@storefront/ui';
import { useId } from 'react';
import { messages } from './messages';
import { timeFace } from './timeStyles';

interface Props {
  slots: readonly DeliverySlot[];
  chosen: DeliverySlot | 'asap' | undefined;
  /** The duration, or that the kitchen is closed. */
  asapNote: string | undefined;
  onChoose: (choice: DeliverySlot | 'asap') => void;
}

const Legend = styled.legend({ ...textStyles.title, marginBottom: 12 });
const Grid = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
const Slot = styled.label({
  position: 'relative',
  display: 'flex',
  '&[data-wide=true]': { gridColumn: '1 / -1' },
});
const Face = styled.span(timeFace);
const Remark = styled.span({
  display: 'block',
  ...textStyles.xs,
  color: colour.ink2,
  'input:checked ~ * &': { color: 'inherit' },
});

/** As soon as possible, or one of the half hours of a day. */
export function TimeSlots({ slots, chosen, asapNote, onChoose }: Props) {
  const name = useId();
  const chosenId = chosen === 'asap' ? undefined : chosen?.id;
  return (
    <fieldset>
      <Legend>{messages.time}</Legend>
      <Grid>
        <Slot data-wide>
          <OverlayInput
            type="radio"
            name={name}
            value="asap"
            checked={chosen === 'asap'}
            onChange={() => onChoose('asap')}
          />
          <Face>
            <span>
              {messages.asap}
              {asapNote && <Remark>{asapNote}</Remark>}
            </span>
          </Face>
        </Slot>
        {slots.map((slot) => (
          <Slot key={slot.id}>
            <OverlayInput
              type="radio"
              name={name}
              value={slot.id}
              checked={slot.id === chosenId}
              disabled={slot.isDisabled}
              onChange={() => onChoose(slot)}
            />
            <Face>{slot.timeString}</Face>
          </Slot>
        ))}
      </Grid>
    </fieldset>
  );
}
