import { openPanel, setTakeMethod } from '@storefront/contracts';
import type { TakeMethod } from '@storefront/domain';
import { Button, IconButton } from '@storefront/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { Choice, Head, Root, Text, Title } from './hintStyles';
import { messages } from './messages';
import { useFirstVisit } from './useFirstVisit';

function choose(takeMethod: TakeMethod) {
  setTakeMethod(takeMethod);
  openPanel('take-method');
}

/**
 * Offers delivery or pickup on the first visit (spec §2, Header). It does not block the page: a visitor may look at
 * the menu without choosing (decision 0018).
 */
export function AddressHint() {
  const { isHintOpen, closeHint } = useFirstVisit();
  return isHintOpen && <Hint onClose={closeHint} />;
}

function Hint({ onClose }: { onClose: () => void }) {
  const titleId = useId();

  // Closing removes the focused button, so the focus moves to the header's address block, which opens the same choice.
  const close = () => {
    document.querySelector<HTMLElement>('[data-hint-anchor=address]')?.focus({ preventScroll: true });
    onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    <Root data-address-hint="" aria-labelledby={titleId} onKeyDown={closeOnEscape}>
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
