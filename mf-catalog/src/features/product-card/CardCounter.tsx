import { Counter, type CounterProps, useCoalescedWrites } from '@storefront/ui';
import { useEffect } from 'react';

interface Props extends Omit<CounterProps, 'onChange' | 'onRemove'> {
  /** Sets the pieces in the cart; 0 removes the product. */
  onSave: (pieces: number) => Promise<void>;
  /** The counter is on the page and can take the focus. */
  onMounted: () => void;
}

/**
 * A chunk of its own: most visitors have an empty cart, so it is loaded with the first product added. Rapid presses
 * become one write of the last value.
 */
export function CardCounter({ value, onSave, onMounted, ...counter }: Props) {
  useEffect(onMounted, [onMounted]);
  const { pending, change } = useCoalescedWrites<'pieces', number>({ send: (_, pieces) => onSave(pieces) });
  return (
    <Counter
      {...counter}
      value={pending.get('pieces') || value}
      onChange={(pieces) => change('pieces', pieces)}
      onRemove={() => change('pieces', 0, 'immediately')}
    />
  );
}
