import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { UndoNote } from './UndoNote';

/** Stays, so that it can be looked at. */
const stay = () => {};

export function UndoNoteExamples() {
  return (
    <>
      <Example state="default">
        <UndoNote label={messages.undo} name={messages.undo} onUndo={stay} onExpire={stay}>
          {messages.removed}
        </UndoNote>
      </Example>
      <Example state="long text" width="narrow">
        <UndoNote label={messages.undo} name={messages.undo} onUndo={stay} onExpire={stay}>
          {messages.longWord}
        </UndoNote>
      </Example>
    </>
  );
}
