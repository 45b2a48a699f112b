import { useChangeTakeMethod } from '@storefront/api-client';
import { selectedAddress, setTakeMethod, useTakeMethod } from '@storefront/contracts';
import { hasUnavailableItems, type TakeMethod } from '@storefront/domain';
import { Segment } from '@storefront/ui';
import { Bike, Store } from 'lucide-react';
import { messages } from './messages';

interface Props {
  takeMethod: TakeMethod;
  /** The other place lacks a dish of the cart (spec §4, Order). */
  onUnavailable: () => void;
}

const tabs = [
  { value: 'delivery', label: messages.delivery, icon: <Bike size={20} aria-hidden /> },
  { value: 'pickup', label: messages.pickup, icon: <Store size={20} aria-hidden /> },
] as const;

/** Sets the take method; leaving delivery forgets an address that was never saved (spec §4, Order). */
function switchTo(method: TakeMethod) {
  const { takeMethod, delivery } = useTakeMethod.getState();
  setTakeMethod(method);
  if (takeMethod === 'delivery' && delivery?.id === undefined)
    useTakeMethod.setState({ delivery: undefined });
}

/** Delivery or pickup; each remembers its own place. */
export function TakeMethodTabs({ takeMethod, onUnavailable }: Props) {
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();

  async function change(method: TakeMethod) {
    const { delivery } = useTakeMethod.getState();
    switchTo(method);
    // The cart still has the old take method; a newer choice gets its own answer.
    const undo = () => {
      if (useTakeMethod.getState().takeMethod !== method) return;
      useTakeMethod.setState((now) => ({ takeMethod, delivery: now.delivery ?? delivery }));
    };
    const cart = await changeTakeMethod({ method, undo }).catch(() => null);
    const hasPlace = selectedAddress(useTakeMethod.getState()) !== undefined;
    if (hasPlace && hasUnavailableItems(cart)) onUnavailable();
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
