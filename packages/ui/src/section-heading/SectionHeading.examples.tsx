import { Button } from '../button/Button';
import { Chip } from '../chip/Chip';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { SectionHeading } from './SectionHeading';

export function SectionHeadingExamples() {
  return (
    <>
      {(['h1', 'h2', 'h3'] as const).map((level) => (
        <Example key={level} state={`look of ${level}`}>
          <SectionHeading title={messages.heading} level={level} />
        </Example>
      ))}
      <Example state="with a note and an action" width="wide">
        <SectionHeading
          title={messages.heading}
          note={messages.headingNote}
          action={
            <Button kind="text" size={44}>
              {messages.all}
            </Button>
          }
        />
      </Example>
      <Example state="long title, with filters" width="wide">
        <SectionHeading
          title={messages.longHeading}
          note={messages.headingNote}
          action={messages.chips.map((chip) => <Chip key={chip}>{chip}</Chip>)}
        />
      </Example>
      <Example state="long word">
        <SectionHeading title={messages.longWord} level="h1" note={messages.headingNote} />
      </Example>
    </>
  );
}
