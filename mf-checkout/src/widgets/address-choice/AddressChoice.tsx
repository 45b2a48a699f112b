import { useIsInPanel, type WidgetProps } from '@storefront/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useChoosePlace, watchPlacePanel } from '../../features/choose-place';

/**
 * Makes an address the place of the order: a saved address of the panel «Мои адреса», or an address that was checked in
 * the panel or on the page of the delivery terms.
 */
export default function AddressChoice({ address, onApplied }: WidgetProps<'checkout:address-choice'>) {
  const { choose } = useChoosePlace();
  const isInPanel = useIsInPanel();
  const apply = useEffectEvent(async (chosen: NonNullable<typeof address>) => {
    await choose(chosen, { panel: watchPlacePanel(isInPanel) });
    onApplied(chosen);
  });

  useEffect(() => {
    if (address) void apply(address);
  }, [address]);
  return null;
}
