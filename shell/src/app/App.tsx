import {
  BrandProvider,
  hasAccess,
  SiteAddressesProvider,
  widgetAccess,
  type WidgetId,
  WidgetHostProvider,
} from '@storefront/contracts';
import { type QueryClient, QueryClientProvider } from '@storefront/query';
import { type ReactNode, useMemo } from 'react';
import { CaptchaHost } from '../features/captcha';
import { ErrorPage, pageErrorOf } from '../features/error-pages';
import { RemoteModuleFailed } from '../features/remote-module';
import { SessionHost } from '../features/session';
import { PageLayout } from './PageLayout';
import { Panels } from './panels/Panels';
import { useAccessVisitor } from '../shared/access/useAccessVisitor';
import { ErrorBoundary } from '../shared/error-boundary/ErrorBoundary';
import { RemoteModule } from './remotes/RemoteModule';
import type { RemoteModules } from './remotes/remoteModules';
import { RemoteModulesProvider } from './remotes/RemoteModulesContext';
import type { PageState } from './state/pageState';
import { SiteProvider } from './state/SiteContext';

interface Props {
  state: PageState;
  queryClient: QueryClient;
  remoteModules: RemoteModules;
  /** Loads the home page from the server, not by client navigation. Does nothing on the server. */
  reloadAtHome?: (options?: { keepsPanels?: boolean }) => void;
  /** The footer, on the server only: the browser keeps its HTML. */
  footer?: ReactNode;
}

const doNothing = () => undefined;

/**
 * A widget of another team: it shows nothing while it loads and to visitors without access, and a message with
 * «Повторить» when it fails.
 */
export function WidgetSlot({ id, props }: { id: WidgetId; props: object }) {
  const visitor = useAccessVisitor();
  if (!hasAccess(widgetAccess(id), visitor)) return null;
  return (
    <RemoteModule
      moduleKey={`widget:${id}`}
      props={props}
      fallback={null}
      renderError={(retry) => <RemoteModuleFailed onRetry={retry} />}
    />
  );
}

/** The whole page, the same on the server and in the browser: only the router above it differs. */
export function App({ state, queryClient, remoteModules, reloadAtHome = doNothing, footer }: Props) {
  const { brand, origin, apiHost } = state;
  const addresses = useMemo(
    () => ({ origin, pictureHosts: apiHost ? [...brand.imageHosts, apiHost] : brand.imageHosts }),
    [brand, origin, apiHost],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <BrandProvider value={brand}>
        <SessionHost initial={state.session} reloadAtHome={reloadAtHome}>
          <RemoteModulesProvider value={remoteModules}>
            <WidgetHostProvider value={WidgetSlot}>
              <CaptchaHost>
                <SiteProvider value={state}>
                  <SiteAddressesProvider value={addresses}>
                    <ErrorBoundary renderError={(error) => <ErrorPage error={pageErrorOf(error)} />}>
                      <PageLayout error={state.error} year={state.year} footer={footer} />
                      <Panels />
                    </ErrorBoundary>
                  </SiteAddressesProvider>
                </SiteProvider>
              </CaptchaHost>
            </WidgetHostProvider>
          </RemoteModulesProvider>
        </SessionHost>
      </BrandProvider>
    </QueryClientProvider>
  );
}
