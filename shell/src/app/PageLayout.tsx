import { type EventPayload, useEvent } from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import { SkipLink } from '@storefront/ui';
import { lazy, type ReactNode, useState } from 'react';
import { useAddressMemory, useGoneAddress, useGoneRestaurant } from '../features/address-memory';
import { BottomToolbar } from '../features/bottom-toolbar';
import type { PageError } from '../features/error-pages';
import { Header } from '../features/header';
import { QuietWidget } from './remotes/QuietWidget';
import { useLinkNavigation } from '../features/link-navigation';
import { currentAddress, hasPanels } from '../features/panel-stack';
import { useScrollPosition } from '../features/scroll';
import { Toasts } from '../features/toasts';
import { ErrorBoundary } from '../shared/error-boundary/ErrorBoundary';
import { useIsIdle } from '../shared/deferred-parts/useIsIdle';
import { retryLoad } from '../shared/deferred-parts/retryLoad';
import { matchRoute } from '../shared/routing/matchRoute';
import { FooterSlot } from './FooterSlot';
import { messages } from './messages';
import { OptionalBoundary } from '../shared/optional-boundary/OptionalBoundary';
import { loadPanelLayer } from './panels/loadPanelLayer';
import { useRemoteModules } from './remotes/RemoteModulesContext';
import { RouteView } from './routing/RouteView';

const AddressHint = lazy(async () => ({
  default: (await import('../features/address-hint')).AddressHint,
}));
const Dock = lazy(async () => ({ default: (await import('./Dock')).Dock }));
// These services report a lost network, which may be lost before they arrive.
const BackgroundServices = lazy(() =>
  retryLoad(async () => ({ default: (await import('./BackgroundServices')).BackgroundServices })),
);

const mainClass = css({
  minHeight: '70vh',
  outline: 'none',
});

/** Replaces a part that a remote's broken state makes throw: the page works without it. */
const nothing = () => null;

const hasOpenPanel = () => hasPanels(currentAddress());

interface Props {
  /** The page arrived as an error page. */
  error: PageError | undefined;
  year: number;
  /** The footer, on the server only: the browser keeps its HTML. */
  footer?: ReactNode;
}

/** Header, page, footer, toolbar; toasts above them (spec §2, Layouts). */
export function PageLayout({ error, year, footer }: Props) {
  const { pathname } = useLocation();
  // An error that arrived with the page ends with the first navigation, also if the visitor comes back later.
  const [failedAt, setFailedAt] = useState<string | undefined>(pathname);
  if (failedAt !== undefined && failedAt !== pathname) setFailedAt(undefined);
  // Trackers load late: orders placed before that are collected for them (spec §4).
  const [orders] = useState<EventPayload<'checkout:order-placed'>[]>([]);
  useEvent('checkout:order-placed', (order) => void orders.push(order));
  useAddressMemory();
  useGoneAddress();
  useGoneRestaurant();
  useLinkNavigation();
  useScrollPosition();
  const isIdle = useIsIdle();
  const remoteModules = useRemoteModules();
  const loadSearch = () => Promise.allSettled([loadPanelLayer(), remoteModules.load('panel:search')]);
  const route = matchRoute(pathname)?.route;
  const isEmpty = route?.layout === 'empty';
  return (
    <div id="app">
      <SkipLink href="#content">{messages.skipToContent}</SkipLink>
      {!isEmpty && (
        <ErrorBoundary renderError={nothing}>
          <Header
            loadSearch={loadSearch}
            cartButton={<QuietWidget id="checkout:cart-button" props={{ look: 'soft' }} />}
          />
        </ErrorBoundary>
      )}
      {!isEmpty && isIdle && (
        <OptionalBoundary>
          <AddressHint hasOpenPanel={hasOpenPanel} />
        </OptionalBoundary>
      )}
      <main className={mainClass} id="content" tabIndex={-1}>
        <RouteView error={pathname === failedAt ? error : undefined} />
      </main>
      {!isEmpty && <FooterSlot year={year}>{footer}</FooterSlot>}
      {!isEmpty && isIdle && (
        <OptionalBoundary>
          <Dock toolbar={route?.toolbar} />
        </OptionalBoundary>
      )}
      {!isEmpty && route?.toolbar !== 'hidden' && (
        <ErrorBoundary renderError={nothing}>
          <BottomToolbar isHiddenOnPhone={route?.toolbar === 'hidden-on-phone'} />
        </ErrorBoundary>
      )}
      <Toasts />
      {isIdle && (
        <OptionalBoundary>
          <BackgroundServices orders={orders} />
        </OptionalBoundary>
      )}
    </div>
  );
}
