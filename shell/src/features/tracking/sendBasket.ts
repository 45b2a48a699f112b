import type { Hit, SendHit } from './sendHit';
import type { TrackedLine } from './trackingService';

/** `5:2,9:1`: products and their amounts. */
export const amounts = (lines: readonly TrackedLine[]) =>
  lines.map(({ productId, amount }) => `${productId}:${amount}`).join(',');

/** Reports a basket to a network whose address for baskets is configured; an empty basket is not reported. */
export function sendBasket(
  send: SendHit,
  url: string | undefined,
  basket: readonly TrackedLine[],
  fields: Hit['fields'],
): void {
  if (url && basket.length > 0) send({ url, fields });
}
