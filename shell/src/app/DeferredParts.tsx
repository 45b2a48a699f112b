import { AddressHint } from '../features/address-hint';

/** What is loaded only once the page is idle. */
export function DeferredParts() {
  return <AddressHint />;
}
