import styled from '@emotion/styled';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { SkipLink } from './SkipLink';

/** A window of its own: the link is fixed to it and hidden outside of it. */
const Window = styled.div({ height: 80, contain: 'strict' });

export function SkipLinkExamples() {
  return (
    <Example state="visible while it has the focus">
      <Window>
        <SkipLink href="#content">{messages.toContent}</SkipLink>
      </Window>
    </Example>
  );
}
