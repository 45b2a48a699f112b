import type { PricedCartItem } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { Note } from '@storefront/ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from './messages';

interface Props {
  item: PricedCartItem;
  onRestore: (item: PricedCartItem) => void;
  onExpire: (itemId: number) => void;
}

/** As long as a toast. */
const shownMs = 5_000;

const restoreClass = css({ minHeight: 44, padding: '0 4px' });

/** Offers «Вернуть» for five seconds after a dish was removed; hovering or focusing it pauses the countdown. */
export function RemovedLine({ item, onRestore, onExpire }: Props) {
  const [isPaused, setIsPaused] = useState(false);
  const { id } = item;
  const { name } = item.product;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onExpire(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isPaused, onExpire]);

  const [pause, resume] = [() => setIsPaused(true), () => setIsPaused(false)];
  return (
    <Note
      role="status"
      icon={<Undo2 size={18} aria-hidden />}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      action={
        <button
          className={restoreClass}
          type="button"
          aria-label={messages.restoreNamed(name)}
          onClick={() => onRestore(item)}
        >
          {messages.restore}
        </button>
      }
    >
      {messages.removed(name)}
    </Note>
  );
}
