import { chooseSlot, type DeliveryDay, type DeliverySlot } from '@storefront/domain';

/** What the customer wants: as soon as possible, or an order at a moment. */
export type TimeChoice = { kind: 'asap' } | { kind: 'at'; moment: Date };

interface Options {
  days: readonly DeliveryDay[];
  earliest: Date;
  /** Time of the cart; undefined is as soon as possible. */
  saved: Date | undefined;
  /** What was pressed in the panel; undefined before anything was. */
  pressed: TimeChoice | undefined;
}

export interface ShownTime {
  kind: 'asap' | 'slot' | 'none';
  slot?: DeliverySlot;
  /** The saved time is what it was: nothing has to be saved again (spec §4: a saved datetime is kept). */
  isSaved: boolean;
  /** Another slot stands in for a saved time that is not possible any more. */
  isReplaced: boolean;
}

const slotMilliseconds = 30 * 60_000;

/** What is shown as chosen: ASAP, the slot of the wanted moment, or the slot that stands in for it (spec §4). */
export function shownTime({ days, earliest, saved, pressed }: Options): ShownTime {
  const wanted = pressed ?? (saved ? ({ kind: 'at', moment: saved } as const) : ({ kind: 'asap' } as const));
  if (wanted.kind === 'asap') return { kind: 'asap', isSaved: saved === undefined, isReplaced: false };
  const slot = chooseSlot(days, { saved: wanted.moment, earliest });
  if (!slot) return { kind: 'none', isSaved: false, isReplaced: false };
  const holds = (moment: Date) => slot.id <= +moment && +moment < slot.id + slotMilliseconds;
  return {
    kind: 'slot',
    slot,
    isSaved: saved !== undefined && saved >= earliest && holds(saved),
    isReplaced: pressed === undefined && !holds(wanted.moment),
  };
}
