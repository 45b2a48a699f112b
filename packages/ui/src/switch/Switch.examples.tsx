import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Switch } from './Switch';

export function SwitchExamples() {
  return (
    <>
      <Example state="off">
        <Switch label={messages.notify} />
      </Example>
      <Example state="on">
        <Switch label={messages.notify} defaultChecked />
      </Example>
      <Example state="with a note">
        <Switch label={messages.notify} note={messages.notifyNote} />
      </Example>
      <Example state="disabled, off">
        <Switch label={messages.notify} disabled />
      </Example>
      <Example state="disabled, on">
        <Switch label={messages.notify} disabled defaultChecked />
      </Example>
      <Example state="long text" width="narrow">
        <Switch label={messages.longWord} note={messages.paragraph} />
      </Example>
    </>
  );
}
