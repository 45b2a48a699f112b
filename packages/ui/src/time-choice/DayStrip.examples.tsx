import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { DayStrip } from './DayStrip';

interface Day {
  id: number;
  label: string;
  note?: string;
}

const dated: readonly Day[] = messages.days.map((day, id) => ({ id, ...day }));
const timed: readonly Day[] = messages.daysWithTime.map((label, id) => ({ id, label }));

const states = [
  { state: 'chosen', days: dated, chosen: 1 },
  { state: 'wide', days: timed, chosen: 0, size: 'wide' },
  { state: 'the last is chosen and in view', days: dated, chosen: dated.length - 1 },
  { state: 'one day', days: dated.slice(0, 1), chosen: 0 },
] as const;

export function DayStripExamples() {
  return (
    <>
      {states.map(({ state, chosen, ...props }) => (
        <Example key={state} state={state}>
          <WithState<number> initial={chosen}>
            {(value, onChange) => (
              <DayStrip
                legend={messages.day}
                {...props}
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
