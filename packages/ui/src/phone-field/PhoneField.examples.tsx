import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { PhoneField } from './PhoneField';

const states = [
  { state: 'empty', digits: '', hint: messages.phoneHint },
  { state: 'in part', digits: '9162041' },
  { state: 'complete', digits: '9162041173' },
  { state: 'with an error', digits: '916204', error: messages.phoneError },
];

export function PhoneFieldExamples() {
  return (
    <>
      {states.map(({ state, digits, ...texts }) => (
        <Example key={state} state={state}>
          <WithState initial={digits}>
            {(value, onChange) => (
              <PhoneField label={messages.phone} value={value} onChange={onChange} {...texts} />
            )}
          </WithState>
        </Example>
      ))}
    </>
  );
}
