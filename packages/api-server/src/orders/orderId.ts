import { notFound } from '../failure';
import { messages } from './messages';

/** The number of an order in a path. Throws 404 for what is none, like for an order that nobody placed. */
export function toOrderId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound(messages.notFound);
  return Number(text);
}
