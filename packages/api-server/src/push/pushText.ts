import { messages } from './messages';

type PushedStatus = keyof typeof messages.statuses;

/** Whether customers get a push message about a status. */
export const isPushed = (slug: string): slug is PushedStatus => Object.hasOwn(messages.statuses, slug);

/** What the service worker shows. It names no person, address or dish: a locked screen is read by anyone. */
export function pushText(orderId: number, slug: PushedStatus) {
  const { title, text } = messages.statuses[slug];
  return { title: title(orderId), body: text, url: `/monitoring/${orderId}`, tag: `order-${orderId}` };
}
