import { openPanel, setTakeMethod } from '@storefront/contracts';
import type { TakeMethod } from '@storefront/domain';
import { Button, IconButton } from '@storefront/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { Choice, Head, Root, Text, Title } from './hintStyles';
import { messages } from './messages';
import { findAnchor } from './findAnchor';
import { useFirstVisit } from './useFirstVisit';

function choose(takeMethod: TakeMethod) {
  setTakeMethod(takeMethod);
  openPanel('take-method');
}

/**
 * Asks on the first visit whether to deliver or to fetch (spec §2, Header). It lies beside the page and not over
 * it: nobody who came to look at the menu has to answer first (decision 0018).
 */
export function AddressHint() {
  const { isAsking, stopAsking } = useFirstVisit();
  return isAsking && <Hint onClose={stopAsking} />;
}

function Hint({ onClose }: { onClose: () => void }) {
  const titleId = useId();

  // The focus must not fall back to the top of the page with what it stood on.
  const close = () => {
    findAnchor()?.focus({ preventScroll: true });
    onClose();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    <Root data-address-hint="" aria-labelledby={titleId} onKeyDown={closeByKey}>
      <Head>
        <Title id={titleId}>{messages.title}</Title>
        <IconButton label={messages.close} icon={<X size={20} aria-hidden />} onClick={close} />
      </Head>
      <Text>{messages.text}</Text>
      <Choice>
        <Button kind="soft" onClick={() => choose('delivery')}>
          {messages.delivery}
        </Button>
        <Button onClick={() => choose('pickup')}>{messages.pickup}</Button>
      </Choice>
    </Root>
  );
}
