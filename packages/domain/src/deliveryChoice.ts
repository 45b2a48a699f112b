/** State of the button under an address search (spec §2, Take-method panel; §5, Delivery terms). */
export type DeliveryChoiceState = 'nothing' | 'searching' | 'outside' | 'failed' | 'unaddressed' | 'ready';

interface Facts {
  isSearching: boolean;
  hasPoint: boolean;
  /** The customer has chosen a point on the map and has yet to type its street and house (decision 0031). */
  needsAddress: boolean;
  /** Whether the point is in the box that the chain serves at all (spec §5). */
  isCovered: boolean;
  /** `isServed` is undefined until the zone of the point is known. */
  zone: { isServed: boolean | undefined; isFailed: boolean };
}

/** Whether the searched address can be chosen for a delivery, or why it cannot. */
export function deliveryChoice({
  isSearching,
  hasPoint,
  needsAddress,
  isCovered,
  zone,
}: Facts): DeliveryChoiceState {
  if (isSearching) return 'searching';
  if (!hasPoint) return 'nothing';
  if (!isCovered) return 'outside';
  if (zone.isServed === false) return 'outside';
  if (zone.isServed) return needsAddress ? 'unaddressed' : 'ready';
  return zone.isFailed ? 'failed' : 'searching';
}
