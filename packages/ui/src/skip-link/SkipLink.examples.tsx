import { css } from '@storefront/styles';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { SkipLink } from './SkipLink';

/** A window of its own: the link is fixed to it and hidden outside of it. */
const windowClass = css({ height: 80, contain: 'strict' });

export function SkipLinkExamples() {
  return (
    <Example state="visible while it has the focus">
      <div className={windowClass}>
        <SkipLink href="#content">{messages.toContent}</SkipLink>
      </div>
    </Example>
  );
}
