import { chooseSlot, type DeliveryDay, type DeliverySlot, isInSlot } from '@storefront/domain';

/** As soon as possible, or at a moment. */
export type TimeChoice = { kind: 'asap' } | { kind: 'at'; moment: Date };

interface Options {
  /** In these days, full slots and those that start before the earliest time are disabled. */
  days: readonly DeliveryDay[];
  /** The cart's time; undefined is as soon as possible. For an unreadable time nothing is chosen. */
  saved: Date | 'unreadable' | undefined;
  /** The choice made in this panel, if any. */
  pressed: TimeChoice | undefined;
}

export interface ShownTime {
  kind: 'asap' | 'slot' | 'none';
  slot?: DeliverySlot;
  /** The shown time is the saved one: nothing has to be saved (spec §4: a saved datetime is kept). */
  isSaved: boolean;
  /** Another slot replaces a saved or pressed time that has become impossible. */
  isReplaced: boolean;
}

/** The time shown as chosen: ASAP, the slot of the wanted moment, or its replacement (spec §4). */
export function shownTime({ days, saved, pressed }: Options): ShownTime {
  const isReadable = saved instanceof Date;
  const none = { kind: 'none', isSaved: false, isReplaced: false } as const;
  const wanted: TimeChoice | undefined =
    pressed ?? (isReadable ? { kind: 'at', moment: saved } : saved ? undefined : { kind: 'asap' });
  if (!wanted) return none;
  if (wanted.kind === 'asap') return { kind: 'asap', isSaved: saved === undefined, isReplaced: false };
  const slot = chooseSlot(days, wanted.moment);
  if (!slot) return none;
  return {
    kind: 'slot',
    slot,
    // Slots may overlap: a slot that starts at the saved moment comes before another one that contains it.
    isSaved: isReadable && isInSlot(slot.id, saved) && chooseSlot(days, saved) === slot,
    isReplaced: !isInSlot(slot.id, wanted.moment),
  };
}
