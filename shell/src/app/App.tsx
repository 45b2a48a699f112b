import { BrandProvider, WidgetHostProvider } from '@storefront/contracts';
import { type QueryClient, QueryClientProvider } from '@storefront/query';
import type { ReactNode } from 'react';
import { CaptchaHost } from '../features/captcha';
import { ErrorPage, pageErrorOf } from '../features/error-pages';
import { SessionHost } from '../features/session';
import { Frame } from './Frame';
import { Panels } from './Panels';
import { PartBoundary } from './remotes/PartBoundary';
import type { RemoteParts } from './remotes/remoteParts';
import { RemotePartsProvider } from './remotes/RemotePartsContext';
import { WidgetSlot } from './remotes/WidgetSlot';
import type { PageState } from './state/pageState';
import { SiteProvider } from './state/SiteContext';

interface Props {
  state: PageState;
  queryClient: QueryClient;
  parts: RemoteParts;
  /** Leaves for the home page by a request, not by a change of the screen. The server has nowhere to go. */
  leave?: () => void;
  /** What the server draws and the browser keeps. */
  footer?: ReactNode;
}

const stay = () => undefined;

/** The whole page, the same on the server and in the browser; only the router above it differs. */
export function App({ state, queryClient, parts, leave = stay, footer }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrandProvider value={state.brand}>
        <SessionHost initial={state.session} reloadAtHome={leave}>
          <RemotePartsProvider value={parts}>
            <WidgetHostProvider value={WidgetSlot}>
              <CaptchaHost>
                <SiteProvider value={state}>
                  <PartBoundary failed={(error) => <ErrorPage error={pageErrorOf(error)} />}>
                    <Frame error={state.error} year={state.year} footer={footer} />
                    <Panels />
                  </PartBoundary>
                </SiteProvider>
              </CaptchaHost>
            </WidgetHostProvider>
          </RemotePartsProvider>
        </SessionHost>
      </BrandProvider>
    </QueryClientProvider>
  );
}
