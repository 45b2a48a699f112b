import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { Counter, type CounterProps } from './Counter';

const labels = { decrease: messages.decrease, increase: messages.increase, remove: messages.removeDish };

const states: readonly ({ state: string; value: number } & Partial<CounterProps>)[] = [
  { state: '44 px', value: 2 },
  { state: '40 px', value: 2, size: 40 },
  { state: '56 px', value: 2, size: 56 },
  { state: 'soft', value: 12, tone: 'soft' },
  { state: 'at the lower bound', value: 1 },
  { state: 'at the lower bound, removable', value: 1, onRemove: () => undefined },
  { state: 'at the upper bound', value: 20 },
  { state: 'soft, at the upper bound', value: 20, tone: 'soft' },
  { state: 'wide', value: 2, isWide: true },
  { state: 'with a price', value: 2, tone: 'soft', note: messages.price },
];

export function CounterExamples() {
  return (
    <>
      {states.map(({ state, value: initial, ...props }) => (
        <Example key={state} state={state} width="small">
          <WithState initial={initial}>
            {(value, onChange) => <Counter labels={labels} {...props} value={value} onChange={onChange} />}
          </WithState>
        </Example>
      ))}
      <Example state="surface" width="small" surface="tint">
        <WithState initial={2}>
          {(value, onChange) => <Counter labels={labels} tone="surface" value={value} onChange={onChange} />}
        </WithState>
      </Example>
    </>
  );
}
