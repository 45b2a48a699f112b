import { useChangeTakeMethod } from '@storefront/api-client';
import { selectedAddress, setTakeMethod, useTakeMethod } from '@storefront/contracts';
import { hasUnavailableItems, type TakeMethod } from '@storefront/domain';
import { Segment } from '@storefront/ui';
import { Bike, Store } from 'lucide-react';
import { messages } from './messages';

interface Props {
  takeMethod: TakeMethod;
  /** Called when the other place lacks a dish of the cart (spec §4, Order). */
  onUnavailable: () => void;
}

const tabs = [
  { value: 'delivery', label: messages.delivery, icon: <Bike size={20} aria-hidden /> },
  { value: 'pickup', label: messages.pickup, icon: <Store size={20} aria-hidden /> },
] as const;

/** Delivery or pickup; each remembers its own place. */
export function TakeMethodTabs({ takeMethod, onUnavailable }: Props) {
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();

  async function change(method: TakeMethod) {
    const undo = setTakeMethod(method, 'forget');
    const cart = await changeTakeMethod({ method, undo }).catch(() => null);
    const now = useTakeMethod.getState();
    // The customer may have pressed the other tab meanwhile; this answer is not about its place.
    const isCurrent = now.takeMethod === method && selectedAddress(now) !== undefined;
    if (isCurrent && hasUnavailableItems(cart)) onUnavailable();
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
