import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { TimeSlots } from './TimeSlots';

const times = messages.times.map((label, id) => ({ id: String(id), label, isDisabled: id < 2 }));
const soon = { id: 'soon', label: messages.now, note: messages.time, isWide: true };

const states = [
  { state: 'chosen and disabled', slots: times, chosen: '3' },
  { state: 'with a wide slot', slots: [soon, ...times], chosen: 'soon' },
  { state: 'none chosen', slots: times, chosen: '' },
] as const;

export function TimeSlotsExamples() {
  return (
    <>
      {states.map(({ state, slots, chosen }) => (
        <Example key={state} state={state}>
          <WithState<string> initial={chosen}>
            {(value, onChange) => (
              <TimeSlots
                legend={messages.hours}
                slots={slots}
                chosenId={value}
                onChoose={({ id }) => onChange(id)}
              />
            )}
          </WithState>
        </Example>
      ))}
    </>
  );
}
