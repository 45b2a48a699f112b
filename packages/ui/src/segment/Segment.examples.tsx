import { Bike, Store, Utensils } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { Segment, type SegmentOption } from './Segment';

type Take = 'delivery' | 'pickup' | 'hall' | 'any';

const two: readonly SegmentOption<Take>[] = [
  { value: 'delivery', label: messages.delivery },
  { value: 'pickup', label: messages.pickup },
];
const withIcons: readonly SegmentOption<Take>[] = [
  { value: 'delivery', label: messages.delivery, icon: <Bike size={20} aria-hidden /> },
  { value: 'pickup', label: messages.pickup, icon: <Store size={20} aria-hidden /> },
];
const three: readonly SegmentOption<Take>[] = [
  ...withIcons,
  { value: 'hall', label: messages.hall, icon: <Utensils size={20} aria-hidden /> },
];
const four: readonly SegmentOption<Take>[] = [
  ...two,
  { value: 'hall', label: messages.hall },
  { value: 'any', label: messages.all },
];

const states = [
  { state: 'two', options: two },
  { state: 'two with icons', options: withIcons },
  { state: 'three with icons', options: three },
  { state: 'four', options: four },
];

export function SegmentExamples() {
  return (
    <>
      {states.map(({ state, options }) => (
        <Example key={state} state={state}>
          <WithState<Take> initial="delivery">
            {(value, onChange) => (
              <Segment label={messages.take} options={options} value={value} onChange={onChange} />
            )}
          </WithState>
        </Example>
      ))}
    </>
  );
}
