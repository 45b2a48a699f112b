import { useToggleParam } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import type { TakeMethod } from '@storefront/domain';
import { Switch } from '@storefront/ui';
import { messages } from './messages';

interface Props {
  cart: Pick<Cart, 'contactless' | 'need_call_confirmation'>;
  takeMethod: TakeMethod;
}

/** A switch falls back when saving it fails (spec §8). */
export function OrderSwitches({ cart, takeMethod }: Props) {
  const { mutate: toggle } = useToggleParam();
  return (
    <>
      {takeMethod === 'delivery' && (
        <Switch
          label={messages.contactless}
          checked={cart.contactless}
          onChange={(event) => toggle({ param: 'contactless', isOn: event.currentTarget.checked })}
        />
      )}
      <Switch
        label={messages.call}
        checked={cart.need_call_confirmation}
        onChange={(event) => toggle({ param: 'need_call_confirmation', isOn: event.currentTarget.checked })}
      />
    </>
  );
}
