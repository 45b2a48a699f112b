import { createApi, createQueryClient } from '@storefront/api-client';
import {
  type Brand,
  BrandProvider,
  emit,
  type RemoteName,
  type Session,
  useTakeMethod,
  type WidgetHost,
  WidgetHostProvider,
} from '@storefront/contracts';
import { stateElementId } from '@storefront/contracts/state-element';
import { type BrowserRelease, createRemoteLoader } from '@storefront/federation/browser';
import { notifyManager, QueryClientProvider } from '@storefront/query';
import { createRoot } from 'react-dom/client';
import { PlainRouter } from '../render/PlainRouter';
import { createLoad, LoadContext, StubModule } from './StubModule';
import { StubShell } from './StubShell';

/** The state embedded in the development page, which is the shell's own page with one remote. */
interface StubState {
  brand: Brand;
  session: Session;
  releases: Partial<Record<RemoteName, BrowserRelease>>;
}

/** A widget inside a page: rendered when it belongs to this team, else a labelled box. */
const StubWidget: WidgetHost = ({ id, props }) => (
  <StubModule shown={{ kind: 'widget', id, props: { ...props } }} />
);

/** The entry of `pnpm dev mf-…`: one remote behind a stub shell, with the real back end. */
async function start() {
  // As the shell does.
  notifyManager.setScheduler(queueMicrotask);
  const state = document.getElementById(stateElementId)?.textContent;
  if (!state) throw new Error(`the page has no #${stateElementId}`);
  const { brand, session, releases } = JSON.parse(state) as StubState;
  const [remote] = Object.keys(releases) as RemoteName[];
  if (!remote) throw new Error('the page names no remote to show');
  const manifest = await createRemoteLoader({ releases }).load(remote, 60_000);
  const queryClient = createQueryClient(
    createApi({
      baseUrl: '',
      fetch: window.fetch.bind(window),
      onUnauthorized: () => emit('shell:logout-requested', { reason: 'unauthorized' }),
    }),
  );
  // The stub restores nothing from storage, so queries need not wait for it.
  useTakeMethod.setState({ isRestored: true });
  createRoot(document.getElementById('root') as HTMLElement).render(
    <PlainRouter>
      <QueryClientProvider client={queryClient}>
        <BrandProvider value={brand}>
          <WidgetHostProvider value={StubWidget}>
            <LoadContext value={createLoad(manifest, queryClient, brand)}>
              <StubShell manifest={manifest} session={session} />
            </LoadContext>
          </WidgetHostProvider>
        </BrandProvider>
      </QueryClientProvider>
    </PlainRouter>,
  );
}

void start();
