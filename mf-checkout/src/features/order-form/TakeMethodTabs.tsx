import { useChangeTakeMethod } from '@storefront/api-client';
import { selectedAddress, setTakeMethod, useTakeMethod } from '@storefront/contracts';
import type { TakeMethod } from '@storefront/domain';
import { Segment } from '@storefront/ui';
import { Bike, Store } from 'lucide-react';
import { lacksSomething } from '../../shared/cart/lacksSomething';
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

/** Sets the mode; an address that was never saved is not kept for a way back (spec §4, Order). */
function leaveFor(method: TakeMethod) {
  const { takeMethod, delivery } = useTakeMethod.getState();
  setTakeMethod(method);
  if (takeMethod === 'delivery' && delivery?.id === undefined)
    useTakeMethod.setState({ delivery: undefined });
}

/** Delivery or pickup. Each remembers its own place, so nobody chooses one twice. */
export function TakeMethodTabs({ takeMethod, onUnavailable }: Props) {
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();

  async function change(method: TakeMethod) {
    const { delivery } = useTakeMethod.getState();
    leaveFor(method);
    try {
      const cart = await changeTakeMethod({ method });
      const hasPlace = selectedAddress(useTakeMethod.getState()) !== undefined;
      if (hasPlace && lacksSomething(cart)) onUnavailable();
    } catch {
      // The cart still has the old one; a newer choice has its own answer.
      if (useTakeMethod.getState().takeMethod !== method) return;
      useTakeMethod.setState((now) => ({ takeMethod, delivery: now.delivery ?? delivery }));
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
