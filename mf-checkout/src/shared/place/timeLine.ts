import { deliveryWindow, parseServerDate, type TakeMethod } from '@storefront/domain';
import { messages } from './messages';

interface Terms {
  takeMethod: TakeMethod;
  /** The cart's saved time; null means as soon as possible. */
  datetime: string | null;
  /** Whether an order is possible at a moment, as far as the loaded data shows. */
  isPossible: (moment: Date) => boolean;
  /** Label of a kitchen that is closed now; undefined while it is open. */
  closedLabel: string | undefined;
  /** The kitchen is open, but takes no order as soon as possible any more; `nearest` is the first slot. */
  isLastOrderOver: boolean;
  nearest: Date | undefined;
  /** Minutes until delivery or pickup; 0 or undefined when unknown. */
  duration: number | undefined;
  now: Date;
  timeZone: string;
}

export interface TimeLine {
  title: string;
  note?: string;
  /** The kitchen is closed, or the chosen time has become impossible: ordering is blocked (spec §5). */
  isClosed: boolean;
}

/** The text for the time of delivery or pickup (spec §4, Delivery time). */
export function timeLine(terms: Terms): TimeLine {
  const { takeMethod, datetime, isPossible, closedLabel, duration, nearest, now, timeZone } = terms;
  const chosen = parseServerDate(datetime, timeZone);
  if (chosen) {
    const title = deliveryWindow(chosen, now, timeZone);
    return isPossible(chosen)
      ? { title, isClosed: false }
      : { title, note: messages.timeIsOver, isClosed: true };
  }
  // An unreadable time is not ASAP: the order is still for that time.
  if (datetime !== null) return { title: messages.unknownTime, isClosed: false };
  if (closedLabel) return { title: closedLabel, isClosed: true };
  if (terms.isLastOrderOver) {
    const note = nearest && messages.nearest(deliveryWindow(nearest, now, timeZone));
    return { title: messages.lastOrderOver, ...(note && { note }), isClosed: true };
  }
  if (!duration) return { title: messages.asap, isClosed: false };
  const note = takeMethod === 'delivery' ? messages.willBring(duration) : messages.willCook(duration);
  return { title: messages.asap, note, isClosed: false };
}
