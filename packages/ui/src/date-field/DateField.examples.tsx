import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { DateField } from './DateField';

const states = [
  { state: 'empty', value: '', formatHint: messages.birthdayHint },
  { state: 'in part', value: '01.02.' },
  { state: 'filled', value: '01.02.1990' },
  { state: 'with an error', value: '31.02.1990', error: messages.birthdayError },
  { state: 'disabled', value: '01.02.1990', disabled: true },
];

export function DateFieldExamples() {
  return (
    <>
      {states.map(({ state, value: initial, ...rest }) => (
        <Example key={state} state={state}>
          <WithState initial={initial}>
            {(value, onChange) => (
              <DateField label={messages.birthday} value={value} onChange={onChange} {...rest} />
            )}
          </WithState>
        </Example>
      ))}
    </>
  );
}
