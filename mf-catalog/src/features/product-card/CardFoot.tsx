import { Counter } from '@storefront/ui';
import type { ReactNode } from 'react';
import type { MenuCard } from '../../shared/menu/menuCard';
import { Action, Foot } from './cardStyles';
import { messages } from './messages';
import { useFocusThatStays } from './useFocusThatStays';
import { useQuickTaps } from './useQuickTaps';

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
  const taps = useQuickTaps();
  const isCounted = amount > 0 && !taps.isSettling;
  const foot = useFocusThatStays(isCounted);

  function addOne() {
    taps.note();
    onAdd(card);
  }

  if (card.isStoplisted) return <Foot data-state="unavailable">{price}</Foot>;
  if (isCounted) {
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
        <Action
          type="button"
          data-kind="choose"
          aria-label={messages.chooseNamed(card.name)}
          onClick={onChoose}
        >
          <span>{messages.choose}</span>
        </Action>
      ) : (
        <Action
          type="button"
          aria-label={messages.addNamed(card.name)}
          aria-busy={isSending || taps.isSettling || undefined}
          onClick={addOne}
        >
          <span>{messages.add}</span>
        </Action>
      )}
    </Foot>
  );
}
