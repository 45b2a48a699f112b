import { AddressHint } from '../features/address-hint';

/** What stands beside the page and is loaded once the page has come to rest. */
export function LateParts() {
  return <AddressHint />;
}
