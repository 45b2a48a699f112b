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
  const { pathname } = useLocation();
  const [reportedOrders] = useState(() => createReportedOrders(storageKeys(brand.key).trackedOrders));
  const tracking = useRef<ReturnType<typeof startTracking>>(undefined);
  const reportedPath = useRef(pathname);

  useEffect(() => {
    const started = startTracking({ brand, queryClient, consent, missed, reportedOrders });
    tracking.current = started;
    return () => started.stop();
  }, [brand, queryClient, consent, missed, reportedOrders]);

  // The counter reports the first page itself when it starts.
  useEffect(() => {
    if (reportedPath.current === pathname) return;
    reportedPath.current = pathname;
    tracking.current?.pageChanged(window.location.href);
  }, [pathname]);
}
