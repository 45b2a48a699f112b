import { Counter } from '@storefront/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MenuCard } from '../../shared/menu/menuCard';
import { Action, Foot } from './cardStyles';
import { messages } from './messages';

interface Props {
  card: MenuCard;
  amount: number;
  isSending: boolean;
  price: ReactNode;
  onAdd: (card: MenuCard) => void;
  onChange: (productId: number, difference: 1 | -1) => void;
  onChoose: () => void;
}

/** The last row of a card: the price and what can be done. */
export function CardFoot({ card, amount, isSending, price, onAdd, onChange, onChoose }: Props) {
  const foot = useFocusThatStays(amount > 0);
  if (card.isStoplisted) return <Foot data-state="unavailable">{price}</Foot>;
  if (amount > 0) {
    return (
      <Foot ref={foot} data-state="counted">
        {price}
        <Counter
          value={amount}
          onChange={(value) => onChange(card.id, value > amount ? 1 : -1)}
          onRemove={() => onChange(card.id, -1)}
          labels={{
            decrease: messages.decrease(card.name),
            increase: messages.increase(card.name),
            remove: messages.remove(card.name),
          }}
          tone="soft"
        />
      </Foot>
    );
  }
  return (
    <Foot ref={foot}>
      {price}
      {card.hasModifiers ? (
        <Action type="button" data-kind="choose" aria-label={messages.chooseNamed(card.name)} onClick={onChoose}>
          <span>{messages.choose}</span>
        </Action>
      ) : (
        <Action
          type="button"
          aria-label={messages.addNamed(card.name)}
          aria-busy={isSending || undefined}
          onClick={() => onAdd(card)}
        >
          <span>{messages.add}</span>
        </Action>
      )}
    </Foot>
  );
}

/** Button and counter take each other's place; focus that stood in one goes on in the other. */
function useFocusThatStays(isCounted: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const element = foot.current;
    if (!element) return undefined;
    if (wasInside.current && !element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
    }
    wasInside.current = false;
    const enter = () => {
      wasInside.current = true;
    };
    // A removed element says no `focusout`, so leaving is only what goes elsewhere.
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) wasInside.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [isCounted]);
  return foot;
}
