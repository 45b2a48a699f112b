import { useChangeTakeMethod } from '@storefront/api-client';
import { selectedAddress, setTakeMethod, useTakeMethod } from '@storefront/contracts';
import type { TakeMethod } from '@storefront/domain';
import { Segment } from '@storefront/ui';
import { Bike, Store } from 'lucide-react';
import { messages } from './messages';

interface Props {
  takeMethod: TakeMethod;
  /** The other place lacks something of the cart (spec §4, Order). */
  onUnavailable: () => void;
}

const tabs = [
  { value: 'delivery', label: messages.delivery, icon: <Bike size={20} aria-hidden /> },
  { value: 'pickup', label: messages.pickup, icon: <Store size={20} aria-hidden /> },
] as const;

/** Delivery or pickup. Each remembers its own place, so nobody types an address twice. */
export function TakeMethodTabs({ takeMethod, onUnavailable }: Props) {
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();

  async function change(method: TakeMethod) {
    setTakeMethod(method);
    try {
      const cart = await changeTakeMethod({ method });
      const hasPlace = selectedAddress(useTakeMethod.getState()) !== undefined;
      if (hasPlace && cart && cart.stoplisted_items.length > 0) onUnavailable();
    } catch {
      // The cart still has the old one; a newer choice has its own answer.
      if (useTakeMethod.getState().takeMethod === method) setTakeMethod(takeMethod);
    }
  }

  return (
    <Segment
      label={messages.takeMethod}
      options={tabs}
      value={takeMethod}
      onChange={(method) => void change(method)}
    />
  );
}
