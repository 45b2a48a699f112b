import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Checkbox } from './Checkbox';

export function CheckboxExamples() {
  return (
    <>
      <Example state="off">
        <Checkbox label={messages.agree} />
      </Example>
      <Example state="on">
        <Checkbox label={messages.agree} defaultChecked />
      </Example>
      <Example state="with a link">
        <Checkbox
          label={
            <>
              {messages.agreeWith} <a href="#Checkbox">{messages.terms}</a>
            </>
          }
        />
      </Example>
      <Example state="with an error">
        <Checkbox label={messages.agree} error={messages.agreeError} />
      </Example>
      <Example state="disabled, off">
        <Checkbox label={messages.agree} disabled />
      </Example>
      <Example state="disabled, on">
        <Checkbox label={messages.agree} disabled defaultChecked />
      </Example>
      <Example state="long text" width="narrow">
        <Checkbox label={`${messages.longWord} ${messages.paragraph}`} />
      </Example>
    </>
  );
}
