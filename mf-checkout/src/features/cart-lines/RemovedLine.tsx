import styled from '@emotion/styled';
import type { CartItem } from '@storefront/api-contract';
import { Note } from '@storefront/ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from './messages';

interface Props {
  item: CartItem;
  onBringBack: (item: CartItem) => void;
  onOver: (itemId: number) => void;
}

/** As long as a toast. Milliseconds. */
const shownFor = 5_000;

const Back = styled.button({ minHeight: 44, padding: '0 4px' });

/** «Вернуть» for five seconds after a dish was taken out; the time stands still under a finger or the focus. */
export function RemovedLine({ item, onBringBack, onOver }: Props) {
  const [isHeld, setIsHeld] = useState(false);
  const { id } = item;
  const { name } = item.product;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onOver(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, isHeld, onOver]);

  const [hold, release] = [() => setIsHeld(true), () => setIsHeld(false)];
  return (
    <Note
      role="status"
      icon={<Undo2 size={18} aria-hidden />}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      action={
        <Back type="button" aria-label={messages.bringBackNamed(name)} onClick={() => onBringBack(item)}>
          {messages.bringBack}
        </Back>
      }
    >
      {messages.removed(name)}
    </Note>
  );
}
