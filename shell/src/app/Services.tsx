import { useCart } from '@storefront/api-client';
import { type EventPayload, useBrand, useSession } from '@storefront/contracts';
import { lazy, useEffect, useState } from 'react';
import { mayShowBoundaries } from '../features/boundaries';
import { ConsentLine, useConsent } from '../features/consent';
import { NetworkLine } from '../features/offline';
import { useErrorReports, useTracking } from '../features/tracking';
import { Quietly } from './Quietly';
import { useRemoteParts } from './remotes/RemotePartsContext';
import { buildsOnPage } from './remotes/buildsOnPage';

interface Props {
  /** Orders of this page so far. */
  orders: readonly EventPayload<'checkout:order-placed'>[];
}

const Boundaries = lazy(async () => ({
  default: (await import('../features/boundaries/Boundaries')).Boundaries,
}));

const ReturningCustomer = lazy(async () => ({
  default: (await import('../features/session/ReturningCustomer')).ReturningCustomer,
}));

/**
 * What is needed without a network is here before it is gone: toasts, which say what failed, and the cart once there
 * is something in it.
 */
function useAtHand() {
  const parts = useRemoteParts();
  const { data: cart } = useCart();
  const isFilled = (cart?.items.length ?? 0) > 0;
  useEffect(() => {
    import('../features/toasts/ToastList').catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isFilled) return;
    parts.loadAhead('panel:cart');
  }, [isFilled, parts]);
}

/** What watches over the page without being part of it: loaded last, and drawn in the browser only. */
export function Services({ orders }: Props) {
  const { key } = useBrand();
  const { status } = useSession();
  // Who logs in on this page is met by the session itself.
  const [isKnown] = useState(status === 'user');
  const consent = useConsent();
  useTracking({ consent: consent.answer, missed: orders });
  useErrorReports(consent.answer);
  useAtHand();
  const hasBoundaries = mayShowBoundaries({
    brandKey: key,
    search: window.location.search,
    cookies: document.cookie,
    isDevelopment: process.env.NODE_ENV !== 'production',
  });
  return (
    <>
      {consent.isAsked && <ConsentLine isWanted={consent.isWanted} onDecide={consent.decide} />}
      <NetworkLine />
      {isKnown && (
        <Quietly>
          <ReturningCustomer />
        </Quietly>
      )}
      {hasBoundaries && (
        <Quietly>
          <Boundaries builds={buildsOnPage(document)} />
        </Quietly>
      )}
    </>
  );
}
