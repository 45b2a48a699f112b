import { useCart } from '@storefront/api-client';
import { type EventPayload, useBrand, useEvent, useSession } from '@storefront/contracts';
import { lazy, useEffect, useState } from 'react';
import { mayShowBoundaries } from '../features/boundaries';
import { CartStatus } from '../features/cart-status';
import { ConsentLine, useConsent } from '../features/consent';
import { useErrorReports } from '../features/error-reports';
import { useKeepInstallOffer } from '../features/install-offer';
import { NetworkLine, useOfflinePage } from '../features/offline';
import { useTracking } from '../features/tracking';
import { useVisibleArea } from '../features/visible-area';
import { OptionalBoundary } from '../shared/optional-boundary/OptionalBoundary';
import { buildsOnPage } from './remotes/buildsOnPage';
import { sendToServer } from './remotes/failureReports';
import { useRemoteModules } from './remotes/RemoteModulesContext';
import { useSite } from './state/SiteContext';
import { letTranslatorsMoveText } from './translators/letTranslatorsMoveText';

interface Props {
  /** Orders placed on this page before the trackers were loaded. */
  orders: readonly EventPayload<'checkout:order-placed'>[];
}

const Boundaries = lazy(async () => ({
  default: (await import('../features/boundaries/Boundaries')).Boundaries,
}));

const ReturningCustomer = lazy(async () => ({
  default: (await import('../features/session/ReturningCustomer')).ReturningCustomer,
}));

/**
 * Preloads the parts that must work offline: toasts, which report failures, and the cart panel once the cart has items.
 */
function useOfflinePreload() {
  const remoteModules = useRemoteModules();
  const { data: cart } = useCart();
  const isFilled = (cart?.items.length ?? 0) > 0;
  useEffect(() => {
    import('../features/toasts/ToastList').catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isFilled) return;
    remoteModules.preload('panel:cart');
  }, [isFilled, remoteModules]);
}

/** What a page needs while it is used, not to be read: loaded last, and rendered in the browser only. */
export function BackgroundServices({ orders }: Props) {
  const { key } = useBrand();
  const { status } = useSession();
  const { releases } = useSite();
  const [wasLoggedIn] = useState(status === 'user');
  const consent = useConsent();
  useTracking({ consent: consent.answer, missed: orders });
  useErrorReports({ hasConsent: consent.answer === 'granted' });
  useOfflinePreload();
  useOfflinePage();
  useVisibleArea();
  useKeepInstallOffer();
  useEffect(() => letTranslatorsMoveText(document), []);
  useEvent('checkout:payment-page-refused', ({ host }) => sendToServer({ paymentHost: host }));
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
      <CartStatus />
      {status === 'user' && (
        <OptionalBoundary>
          <ReturningCustomer isFromServer={wasLoggedIn} />
        </OptionalBoundary>
      )}
      {hasBoundaries && (
        <OptionalBoundary>
          <Boundaries builds={buildsOnPage(document, releases)} />
        </OptionalBoundary>
      )}
    </>
  );
}
