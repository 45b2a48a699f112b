import { chooseSlot, type DeliveryDay, type DeliverySlot, isInSlot } from '@storefront/domain';

/** As soon as possible, or at a moment. */
export type TimeChoice = { kind: 'asap' } | { kind: 'at'; moment: Date };

interface Options {
  days: readonly DeliveryDay[];
  earliest: Date;
  /** Time of the cart; undefined is as soon as possible. */
  saved: Date | undefined;
  /** The choice made in this panel, if any. */
  pressed: TimeChoice | undefined;
}

export interface ShownTime {
  kind: 'asap' | 'slot' | 'none';
  slot?: DeliverySlot;
  /** The shown time is the saved one: nothing has to be saved (spec §4: a saved datetime is kept). */
  isSaved: boolean;
  /** Another slot replaces a saved time that has become impossible. */
  isReplaced: boolean;
}

/** The time shown as chosen: ASAP, the slot of the wanted moment, or its replacement (spec §4). */
export function shownTime({ days, earliest, saved, pressed }: Options): ShownTime {
  const wanted = pressed ?? (saved ? ({ kind: 'at', moment: saved } as const) : ({ kind: 'asap' } as const));
  if (wanted.kind === 'asap') return { kind: 'asap', isSaved: saved === undefined, isReplaced: false };
  const slot = chooseSlot(days, wanted.moment);
  if (!slot) return { kind: 'none', isSaved: false, isReplaced: false };
  return {
    kind: 'slot',
    slot,
    // Slots may overlap: the saved moment lies in this one, and in none that starts at it.
    isSaved:
      saved !== undefined &&
      saved >= earliest &&
      isInSlot(slot.id, saved) &&
      chooseSlot(days, saved) === slot,
    isReplaced: pressed === undefined && !isInSlot(slot.id, wanted.moment),
  };
}
