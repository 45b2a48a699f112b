import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { CodeField } from './CodeField';

const states = [
  { state: 'empty', digits: '' },
  { state: 'in part', digits: '407', hint: messages.codeHint },
  { state: 'complete', digits: '40712' },
  { state: 'rejected', digits: '40712', error: messages.codeError, isRejected: true },
];

export function CodeFieldExamples() {
  return (
    <>
      {states.map(({ state, digits, ...texts }) => (
        <Example key={state} state={state}>
          <WithState initial={digits}>
            {(value, onChange) => (
              <CodeField label={messages.code} value={value} onChange={onChange} {...texts} />
            )}
          </WithState>
        </Example>
      ))}
    </>
  );
}
