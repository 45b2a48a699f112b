import { openPanel } from '@storefront/contracts';
import type { CounterProps } from '@storefront/ui';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { MenuCard } from '../../shared/menu/menuCard';
import { Action, Foot } from './cardStyles';
import { messages } from './messages';
import { useFocusThatStays } from './useFocusThatStays';
import { useQuickTaps } from './useQuickTaps';

// Without a network its file cannot be had: the number alone is better than no page.
const loadCounter = () =>
  import('./CardCounter').then(
    (module) => ({ default: module.CardCounter }),
    () => ({ default: Amount }),
  );
const CardCounter = lazy(loadCounter);

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
  const [isCounterShown, setCounterShown] = useState(false);
  const showCounter = useCallback(() => setCounterShown(true), []);
  const foot = useFocusThatStays(isCounted && isCounterShown);

  function addOne() {
    taps.note();
    void loadCounter();
    onAdd(card);
  }

  if (card.isStoplisted) return <UnavailableFoot card={card} price={price} />;
  if (isCounted) {
    return (
      <Foot ref={foot} data-state="counted">
        {price}
        <Suspense fallback={null}>
          <CardCounter
            value={amount}
            onShown={showCounter}
            onChange={(value) => onChange(card.id, value > amount ? 1 : -1)}
            onRemove={() => onChange(card.id, -1)}
            labels={{
              decrease: messages.decrease(card.name),
              increase: messages.increase(card.name),
              remove: messages.remove(card.name),
            }}
            tone="soft"
          />
        </Suspense>
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

function UnavailableFoot({ card, price }: Pick<Props, 'card' | 'price'>) {
  const { id, groupId, name } = card;
  return (
    <Foot data-state="unavailable">
      {price}
      {groupId !== undefined && (
        <Action
          type="button"
          data-kind="replace"
          aria-label={messages.replaceNamed(name)}
          onClick={() => openPanel('products-slider', { group: String(groupId), except: String(id) })}
        >
          <span>{messages.replace}</span>
        </Action>
      )}
    </Foot>
  );
}

function Amount({ value }: CounterProps) {
  return <b>{value}</b>;
}
