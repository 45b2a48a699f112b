import styled from '@emotion/styled';
import { type EventPayload, useEvent } from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { SkipLink } from '@storefront/ui';
import { lazy, type ReactNode, useState } from 'react';
import { useAddressMemory, useGoneRestaurant } from '../features/address-memory';
import { BottomToolbar } from '../features/bottom-toolbar';
import type { PageError } from '../features/error-pages';
import { Header } from '../features/header';
import { useLinkNavigation } from '../features/link-navigation';
import { useScrollPosition } from '../features/scroll';
import { Toasts } from '../features/toasts';
import { FooterPlace } from './FooterPlace';
import { messages } from './messages';
import { Quietly } from './Quietly';
import { matchRoute } from '../shared/routing/matchRoute';
import { RouteView } from './routing/RouteView';
import { useIsIdle } from '../shared/idle/useIsIdle';

const LateParts = lazy(async () => ({ default: (await import('./LateParts')).LateParts }));
const Services = lazy(async () => ({ default: (await import('./Services')).Services }));

const Main = styled.main({
  minHeight: '70vh',
  outline: 'none',
  // What has the focus stays clear of the header with its tabs, and of the toolbar.
  '& :focus-visible': { scrollMarginBlock: '160px 96px' },
});

interface Props {
  /** The page came as an error page. */
  error: PageError | undefined;
  year: number;
  /** On the server: the browser keeps what that wrote. */
  footer?: ReactNode;
}

/** Header, page, footer, toolbar; toasts above them (spec §2, Layouts). */
export function Frame({ error, year, footer }: Props) {
  const { pathname } = useLocation();
  // An error that came with the page is over once the visitor has gone on, also when they come back.
  const [failedAt, setFailedAt] = useState<string | undefined>(pathname);
  if (failedAt !== undefined && failedAt !== pathname) setFailedAt(undefined);
  // Trackers come late; no order is lost to them (spec §4).
  const [orders] = useState<EventPayload<'checkout:order-placed'>[]>([]);
  useEvent('checkout:order-placed', (order) => void orders.push(order));
  useAddressMemory();
  useGoneRestaurant();
  useLinkNavigation();
  useScrollPosition();
  const isIdle = useIsIdle();
  const route = matchRoute(pathname)?.route;
  const isEmpty = route?.layout === 'empty';
  return (
    <div id="app">
      <SkipLink href="#content">{messages.skipToContent}</SkipLink>
      {!isEmpty && <Header />}
      {!isEmpty && isIdle && (
        <Quietly>
          <LateParts />
        </Quietly>
      )}
      <Main id="content" tabIndex={-1}>
        <RouteView error={pathname === failedAt ? error : undefined} />
      </Main>
      {!isEmpty && <FooterPlace year={year}>{footer}</FooterPlace>}
      {!isEmpty && route?.toolbar !== 'hidden' && (
        <BottomToolbar isHiddenOnPhone={route?.toolbar === 'hidden-on-phone'} />
      )}
      <Toasts />
      {isIdle && (
        <Quietly>
          <Services orders={orders} />
        </Quietly>
      )}
    </div>
  );
}
