import { keepTogether, openPanel, setTakeMethod, useEvent } from '@storefront/contracts';
import type { TakeMethod } from '@storefront/domain';
import { Button, IconButton } from '@storefront/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { choiceClass, headClass, rootClass, textClass, titleClass } from './hintStyles';
import { messages } from './messages';

function choose(takeMethod: TakeMethod) {
  setTakeMethod(takeMethod);
  openPanel('take-method');
}

interface Props {
  isEligible: boolean;
  claim: () => boolean;
}

/** The hint beside the page, which takes no focus. It closes for good when a panel opens. */
export function HintCard({ isEligible, claim }: Props) {
  const [isFirst, setFirst] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const isOpen = isEligible && !isClosed;
  const open = useEffectEvent(() => {
    if (claim()) setFirst(true);
  });
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);
  useEvent('shell:panel-opened', () => setClosed(true));
  return isOpen && isFirst && <Hint onClose={() => setClosed(true)} />;
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
      <p className={textClass}>{keepTogether(messages.text)}</p>
      <div className={choiceClass}>
        <Button kind="soft" onClick={() => choose('delivery')}>
          {messages.delivery}
        </Button>
        <Button onClick={() => choose('pickup')}>{messages.pickup}</Button>
      </div>
    </section>
  );
}
