import { notFound } from '../apiError';
import { messages } from './messages';

/** Parses the order id of a path. Throws 404 for anything else, as for an unknown order. */
export function parseOrderId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound(messages.notFound);
  return Number(text);
}
