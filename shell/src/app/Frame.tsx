import styled from '@emotion/styled';
import { useLocation } from '@storefront/router';
import { SkipLink } from '@storefront/ui';
import { useState } from 'react';
import { useAddressMemory } from '../features/address-memory';
import { BottomToolbar } from '../features/bottom-toolbar';
import { Footer } from '../features/footer';
import { Header } from '../features/header';
import { useLinkNavigation } from '../features/link-navigation';
import { useScrollPosition } from '../features/scroll';
import { Toasts } from '../features/toasts';
import { Panels } from './Panels';
import { messages } from './messages';
import { matchRoute } from './routing/matchRoute';
import { RouteView } from './routing/RouteView';

const Main = styled.main({ minHeight: '70vh', outline: 'none' });

/** Header, page, footer, toolbar; panels and toasts above them (spec §2, Layouts). */
export function Frame({ errorStatus, year }: { errorStatus: number | undefined; year: number }) {
  const { pathname } = useLocation();
  const [entered] = useState(pathname);
  useAddressMemory();
  useLinkNavigation();
  useScrollPosition();
  const route = matchRoute(pathname)?.route;
  const isEmpty = route?.layout === 'empty';
  return (
    <div id="app">
      <SkipLink href="#content">{messages.skipToContent}</SkipLink>
      {!isEmpty && <Header />}
      <Main id="content" tabIndex={-1}>
        <RouteView errorStatus={pathname === entered ? errorStatus : undefined} />
      </Main>
      {!isEmpty && <Footer year={year} />}
      {!isEmpty && route?.toolbar !== 'hidden' && (
        <BottomToolbar isHiddenOnPhone={route?.toolbar === 'hidden-on-phone'} />
      )}
      <Panels />
      <Toasts />
    </div>
  );
}
