import { BrandProvider, WidgetHostProvider } from '@storefront/contracts';
import { type QueryClient, QueryClientProvider } from '@storefront/query';
import { SessionHost } from '../features/session';
import { Frame } from './Frame';
import type { RemoteParts } from './remotes/remoteParts';
import { RemotePartsProvider } from './remotes/RemotePartsContext';
import { WidgetSlot } from './remotes/WidgetSlot';
import type { PageState } from './state/pageState';

interface Props {
  state: PageState;
  queryClient: QueryClient;
  parts: RemoteParts;
}

/** The whole page, the same on the server and in the browser; only the router above it differs. */
export function App({ state, queryClient, parts }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrandProvider value={state.brand}>
        <SessionHost initial={state.session}>
          <RemotePartsProvider value={parts}>
            <WidgetHostProvider value={WidgetSlot}>
              <Frame errorStatus={state.errorStatus} year={state.year} />
            </WidgetHostProvider>
          </RemotePartsProvider>
        </SessionHost>
      </BrandProvider>
    </QueryClientProvider>
  );
}
