import { openPanel, setTakeMethod } from '@storefront/contracts';
import type { TakeMethod } from '@storefront/domain';
import { Button, IconButton } from '@storefront/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect } from 'react';
import { choiceClass, headClass, rootClass, textClass, titleClass } from './hintStyles';
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

  // On narrow screens the question of consent makes room.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hintShown'] = '';
    return () => {
      delete dataset['hintShown'];
    };
  }, []);

  // Closing removes the focused button, so the focus moves to the header's address block, which opens the same choice.
  const close = () => {
    document.querySelector<HTMLElement>('[data-hint-anchor=address]')?.focus({ preventScroll: true });
    onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    <section className={rootClass} data-address-hint="" aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <div className={headClass}>
        <h2 className={titleClass} id={titleId}>
          {messages.title}
        </h2>
        <IconButton label={messages.close} icon={<X size={20} aria-hidden />} onClick={close} />
      </div>
      <p className={textClass}>{messages.text}</p>
      <div className={choiceClass}>
        <Button kind="soft" onClick={() => choose('delivery')}>
          {messages.delivery}
        </Button>
        <Button onClick={() => choose('pickup')}>{messages.pickup}</Button>
      </div>
    </section>
  );
}
