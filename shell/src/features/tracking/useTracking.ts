import { type EventPayload, storageKeys, useBrand } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useLocation } from '@storefront/router';
import { useEffect, useRef, useState } from 'react';
import type { ConsentAnswer } from './chooseServices';
import { createReportedOrders } from './reportedOrders';
import { startTracking } from './startTracking';

interface Options {
  consent: ConsentAnswer;
  /** Orders that were placed before this code had loaded. */
  missed: readonly EventPayload<'checkout:order-placed'>[];
}

/** Tracks the page until it is closed; every answer about consent restarts it. */
export function useTracking({ consent, missed }: Options): void {
  const brand = useBrand();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [reportedOrders] = useState(() => createReportedOrders(storageKeys(brand.key).trackedOrders));
  const tracking = useRef<ReturnType<typeof startTracking>>(undefined);
  // A page with the token of a shared link is another page than the page without it.
  const visited = `${pathname} ${new URLSearchParams(search).has('share')}`;
  const reported = useRef(visited);

  useEffect(() => {
    const started = startTracking({ brand, queryClient, consent, missed, reportedOrders });
    tracking.current = started;
    return () => started.stop();
  }, [brand, queryClient, consent, missed, reportedOrders]);

  // The counter reports the first page itself when it starts.
  useEffect(() => {
    if (reported.current === visited) return;
    reported.current = visited;
    tracking.current?.pageChanged(window.location.href);
  }, [visited]);
}
