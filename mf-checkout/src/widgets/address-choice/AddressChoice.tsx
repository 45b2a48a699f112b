import type { WidgetProps } from '@storefront/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useChoosePlace } from '../../features/choose-place';

/** Makes a saved address of the panel «Мои адреса» the place of the order. */
export default function AddressChoice({ address, onApplied }: WidgetProps<'checkout:address-choice'>) {
  const { choose } = useChoosePlace();
  const apply = useEffectEvent(async (chosen: NonNullable<typeof address>) => {
    await choose(chosen);
    onApplied(chosen);
  });

  useEffect(() => {
    if (address) void apply(address);
  }, [address]);
  return null;
}
