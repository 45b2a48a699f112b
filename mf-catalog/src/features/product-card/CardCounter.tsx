import { Counter, type CounterProps } from '@storefront/ui';
import { useEffect } from 'react';

interface Props extends CounterProps {
  /** The counter is on the page and can take the focus. */
  onMounted: () => void;
}

/** A chunk of its own: most visitors have an empty cart, so it is loaded with the first product added. */
export function CardCounter({ onMounted, ...counter }: Props) {
  useEffect(onMounted, [onMounted]);
  return <Counter {...counter} />;
}
