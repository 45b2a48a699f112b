import { formatRoubles } from '@storefront/domain';
import { css } from '@storefront/styles';
import { weight } from '@storefront/tokens';
import { Counter, type CounterProps, useCoalescedWrites } from '@storefront/ui';
import { useEffect } from 'react';

interface Props extends Omit<CounterProps, 'onChange' | 'onRemove' | 'note'> {
  /** Of one, roubles: on a phone the counter takes the place of the card's price. */
  price: number;
  /** Sets the pieces in the cart; 0 removes the product. */
  onSave: (pieces: number) => Promise<void>;
  /** The counter is on the page and can take the focus. */
  onMounted: () => void;
}

const priceClass = css({
  fontSize: '0.75rem',
  lineHeight: '0.875rem',
  fontWeight: weight.name,
  whiteSpace: 'nowrap',
});

/**
 * The counter is a separate chunk: most visitors have an empty cart, so it loads with the first added product. Rapid
 * presses become one write of the last value.
 */
export function CardCounter({ value, price, onSave, onMounted, ...counter }: Props) {
  useEffect(onMounted, [onMounted]);
  const { pending, change } = useCoalescedWrites<'pieces', number>({ send: (_, pieces) => onSave(pieces) });
  return (
    <Counter
      {...counter}
      note={
        <span className={priceClass} data-part="note">
          {formatRoubles(price)}
        </span>
      }
      value={pending.get('pieces') || value}
      onChange={(pieces) => change('pieces', pieces)}
      onRemove={() => change('pieces', 0, 'immediately')}
    />
  );
}
