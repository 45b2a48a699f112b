import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { AskingButton } from './AskingButton';

const nothing = () => undefined;

export function AskingButtonExamples() {
  return (
    <Example state="asks when it is pressed">
      <AskingButton
        size={44}
        question={messages.askToRemove}
        yes={messages.remove}
        no={messages.back}
        isPending={false}
        onYes={nothing}
      >
        {messages.remove}
      </AskingButton>
    </Example>
  );
}
