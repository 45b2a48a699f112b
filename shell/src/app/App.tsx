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
  /** Leaves for the home page by a request, not by a change of the screen. The server has nowhere to go. */
  leave?: () => void;
}

const stay = () => undefined;

/** The whole page, the same on the server and in the browser; only the router above it differs. */
export function App({ state, queryClient, parts, leave = stay }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrandProvider value={state.brand}>
        <SessionHost initial={state.session} leave={leave}>
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
