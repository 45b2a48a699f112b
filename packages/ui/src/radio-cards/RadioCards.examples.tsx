import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { type RadioCardOption, RadioCards } from './RadioCards';

type Payment = 'card' | 'cash' | 'sbp';

const options: readonly RadioCardOption<Payment>[] = [
  { value: 'card', label: messages.card, icon: <CreditCard aria-hidden /> },
  { value: 'cash', label: messages.cash, note: messages.cashNote, icon: <Banknote aria-hidden /> },
  {
    value: 'sbp',
    label: messages.sbp,
    disabledReason: messages.sbpReason,
    icon: <Smartphone aria-hidden />,
  },
];

export function RadioCardsExamples() {
  return (
    <>
      <Example state="chosen, with a note, disabled" width="wide">
        <WithState<Payment> initial="card">
          {(value, onChange) => (
            <RadioCards legend={messages.payment} options={options} value={value} onChange={onChange} />
          )}
        </WithState>
      </Example>
      <Example state="nothing chosen, the legend is hidden" width="wide">
        <WithState<Payment | undefined> initial={undefined}>
          {(value, onChange) => (
            <RadioCards
              legend={messages.payment}
              legendLook="hidden"
              options={options}
              value={value}
              onChange={onChange}
            />
          )}
        </WithState>
      </Example>
      <Example state="disabled and chosen">
        <WithState<Payment> initial="sbp">
          {(value, onChange) => (
            <RadioCards legend={messages.payment} options={options} value={value} onChange={onChange} />
          )}
        </WithState>
      </Example>
    </>
  );
}
