import { type EventPayload, storageKeys, useBrand } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useLocation } from '@storefront/router';
import { useEffect, useRef, useState } from 'react';
import type { ConsentAnswer } from './chooseServices';
import { startTracking } from './startTracking';
import { createToldOrders } from './toldOrders';

interface Options {
  consent: ConsentAnswer;
  missed: readonly EventPayload<'checkout:order-placed'>[];
}

/** Counts while the page lives, anew with every answer to the question for consent. */
export function useTracking({ consent, missed }: Options): void {
  const brand = useBrand();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [told] = useState(() => createToldOrders(storageKeys(brand.key).trackedOrders));
  const tracking = useRef<ReturnType<typeof startTracking>>(undefined);
  const counted = useRef(pathname);

  useEffect(() => {
    const started = startTracking({ brand, queryClient, consent, missed, told });
    tracking.current = started;
    return () => started.stop();
  }, [brand, queryClient, consent, missed, told]);

  // The first page is counted by the counter itself when it starts.
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    tracking.current?.pageChanged(window.location.href);
  }, [pathname]);
}
