import { openPanel, panelOpener } from '@storefront/contracts';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { isAvailable } from '../../shared/card/isAvailable';
import type { MenuCard, PricedCard } from '../../shared/card/menuCard';
import { actionClass, footerClass } from './cardStyles';
import { messages } from './messages';
import { useFocusHandoff } from './useFocusHandoff';
import { useQuickTaps } from './useQuickTaps';

// Without a network the counter's chunk fails to load: the bare amount is better than an error page.
const loadCounter = () =>
  import('./CardCounter').then(
    (module) => ({ default: module.CardCounter }),
    () => ({ default: BareAmount }),
  );
const CardCounter = lazy(loadCounter);

interface Props {
  card: MenuCard;
  amount: number;
  isSending: boolean;
  price: ReactNode;
  onAdd: (card: PricedCard) => void;
  onChange: (productId: number, pieces: number) => Promise<void>;
  onChoose: () => void;
}

/** The last row of a card: the price with a button or with the counter. */
export function CardFooter({ card, amount, isSending, price, onAdd, onChange, onChoose }: Props) {
  const { isTapping, onTap } = useQuickTaps();
  const hasCounter = amount > 0 && !isTapping;
  const [isCounterMounted, setCounterMounted] = useState(false);
  const onCounterMounted = useCallback(() => setCounterMounted(true), []);
  const footer = useFocusHandoff(hasCounter && isCounterMounted);

  if (!isAvailable(card)) return <UnavailableFooter card={card} price={price} />;

  function addOne(priced: PricedCard) {
    onTap();
    void loadCounter();
    onAdd(priced);
  }

  if (hasCounter) {
    return (
      <div className={footerClass} ref={footer} data-state="counted">
        {price}
        <Suspense fallback={null}>
          <CardCounter
            value={amount}
            price={card.price}
            onMounted={onCounterMounted}
            onSave={(pieces) => onChange(card.id, pieces)}
            labels={{
              decrease: messages.decrease(card.name),
              increase: messages.increase(card.name),
              remove: messages.remove(card.name),
            }}
            tone="soft"
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={footerClass} ref={footer}>
      {price}
      {card.hasModifiers ? (
        <button
          className={actionClass}
          type="button"
          data-kind="choose"
          {...panelOpener('product', { group: card.group, slug: card.slug })}
          aria-label={messages.chooseNamed(card.name)}
          onClick={onChoose}
        >
          {messages.choose}
        </button>
      ) : (
        <button
          className={actionClass}
          type="button"
          aria-label={messages.addNamed(card.name)}
          aria-busy={isSending || isTapping || undefined}
          onClick={() => addOne(card)}
        >
          {messages.add}
        </button>
      )}
    </div>
  );
}

function UnavailableFooter({ card, price }: Pick<Props, 'card' | 'price'>) {
  const { id, groupId, name } = card;
  return (
    <div className={footerClass} data-state="unavailable">
      {price}
      {groupId !== undefined && (
        <button
          className={actionClass}
          type="button"
          data-kind="replace"
          aria-label={messages.replaceNamed(name)}
          onClick={() => openPanel('products-slider', { group: String(groupId), except: String(id) })}
        >
          {messages.replace}
        </button>
      )}
    </div>
  );
}

function BareAmount({ value }: { value: number }) {
  return <b>{value}</b>;
}
