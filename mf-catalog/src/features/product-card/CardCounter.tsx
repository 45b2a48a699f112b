import { Counter, type CounterProps } from '@storefront/ui';
import { useEffect } from 'react';

interface Props extends CounterProps {
  /** It stands on the page and takes the focus. */
  onShown: () => void;
}

/** The counter of a card. Most visitors have put nothing into the cart yet, so it comes when one does. */
export function CardCounter({ onShown, ...counter }: Props) {
  useEffect(onShown, [onShown]);
  return <Counter {...counter} />;
}
