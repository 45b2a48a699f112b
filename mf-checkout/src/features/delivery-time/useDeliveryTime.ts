import {
  periodsKey,
  periodsQuery,
  useChangeDatetime,
  useFailureToast,
  useLocationFields,
} from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import {
  type DeliveryDay,
  deliveryDays,
  type DeliverySlot,
  parseServerDate,
  serverDate,
} from '@storefront/domain';
import { useQuery, useQueryClient } from '@storefront/query';
import { useMemo, useState } from 'react';
import { slotLimits } from '../../shared/place/slotLimits';
import { usePlaceTerms } from '../../shared/place/usePlaceTerms';
import { shownTime, type TimeChoice } from './timeChoice';

interface Options {
  cart: Cart | undefined;
  /** Toasted when the hours cannot be loaded and the server gives no reason (spec §8). */
  failed: string;
  /** Called once the cart has the chosen time. */
  onSaved: () => void;
}

const noDays: readonly DeliveryDay[] = [];

/** Days and slots of the chosen place, the chosen time, and saving it (spec §4, Delivery time). */
export function useDeliveryTime({ cart, failed, onSaved }: Options) {
  const queryClient = useQueryClient();
  const terms = usePlaceTerms(cart);
  const { earliest, now, timeZone, address } = terms;
  const hours = useQuery({ ...periodsQuery(useLocationFields()), enabled: address !== undefined });
  const { mutateAsync: changeDatetime, isPending: isSaving } = useChangeDatetime();
  const [pressed, setPressed] = useState<TimeChoice>();
  const [openDay, setOpenDay] = useState<number>();

  useFailureToast(hours.error, failed);

  const periods = hours.data;
  const days = useMemo(
    () =>
      periods
        ? deliveryDays({ periods, earliest, now, zone: timeZone, ...slotLimits(periods, timeZone) })
        : noDays,
    [periods, earliest, now, timeZone],
  );
  const saved = parseServerDate(cart?.datetime, timeZone) ?? (cart?.datetime ? 'unreadable' : undefined);
  const shown = shownTime({ days, saved, pressed });
  const { slot } = shown;
  const day =
    days.find(({ id }) => id === openDay) ??
    days.find(({ slots }) => slots.some(({ id }) => id === slot?.id));

  function choose(choice: DeliverySlot | 'asap') {
    setPressed(choice === 'asap' ? { kind: 'asap' } : { kind: 'at', moment: choice.date });
  }

  /** Chooses another day and its first available slot (spec §4). */
  function chooseDay({ id, slots }: DeliveryDay) {
    setOpenDay(id);
    const first = slots.find(({ isDisabled }) => !isDisabled);
    if (first) choose(first);
  }

  /** Saves the chosen time. After a failure the choice stays in the panel, and the cart keeps its old time. */
  async function save() {
    if (shown.isSaved) return onSaved();
    try {
      await changeDatetime({ datetime: slot ? serverDate(slot.date, timeZone) : null });
      onSaved();
    } catch {
      // The write has toasted its failure. The slot may have filled up.
      void queryClient.invalidateQueries({ queryKey: periodsKey });
    }
  }

  return { terms, hours, days, day: day ?? days[0], shown, choose, chooseDay, save, isSaving };
}

export type DeliveryTime = ReturnType<typeof useDeliveryTime>;
