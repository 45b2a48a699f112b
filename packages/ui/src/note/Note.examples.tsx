import { Clock } from 'lucide-react';
import { Button } from '../button/Button';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Note } from './Note';

export function NoteExamples() {
  return (
    <>
      <Example state="info">
        <Note>{messages.note}</Note>
      </Example>
      <Example state="warn">
        <Note kind="warn">{messages.noteWarn}</Note>
      </Example>
      <Example state="bad">
        <Note kind="bad">{messages.noteBad}</Note>
      </Example>
      <Example state="ok">
        <Note kind="ok">{messages.noteOk}</Note>
      </Example>
      <Example state="with its own icon">
        <Note icon={<Clock size={18} aria-hidden />}>{messages.time}</Note>
      </Example>
      <Example state="with a link">
        <Note kind="bad">
          {messages.noteBad} <a href="#Note">{messages.show}</a>
        </Note>
      </Example>
      {(['info', 'warn', 'bad', 'ok'] as const).map((kind) => (
        <Example key={kind} state={`${kind}, with a button`}>
          <Note
            kind={kind}
            action={
              <Button kind="text" size={44}>
                {messages.show}
              </Button>
            }
          >
            {messages.noteWarn}
          </Note>
        </Example>
      ))}
      <Example state="long text" width="narrow">
        <Note kind="bad">
          {messages.noteBad} {messages.longWord}
        </Note>
      </Example>
    </>
  );
}
