import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { VisuallyHidden } from './VisuallyHidden';

export function VisuallyHiddenExamples() {
  return (
    <Example state="the end of the sentence is hidden">
      <p>
        {messages.rating} <VisuallyHidden>{messages.ratingOf}</VisuallyHidden>
      </p>
    </Example>
  );
}
