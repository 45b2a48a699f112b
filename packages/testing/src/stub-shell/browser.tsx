import { createApi, createQueryClient } from '@storefront/api-client';
import { BrandProvider, emit, useTakeMethod, WidgetHostProvider } from '@storefront/contracts';
import { createRemoteLoader } from '@storefront/federation/browser';
import { notifyManager, QueryClientProvider } from '@storefront/query';
import { createRoot } from 'react-dom/client';
import { PlainRouter } from '../render/PlainRouter';
import { createStubRemote, StubRemoteProvider } from './stubRemote';
import { StubShell, StubWidget } from './StubShell';
import { readStubState } from './stubState';

/** The entry of `pnpm dev mf-…`: one remote behind a stub shell, with the real back end. */
async function start() {
  // As the shell does.
  notifyManager.setScheduler(queueMicrotask);
  const { brand, session, releases, remote } = readStubState(document);
  const manifest = await createRemoteLoader({ releases }).load(remote, 60_000);
  const queryClient = createQueryClient(
    createApi({
      baseUrl: '',
      fetch: window.fetch.bind(window),
      onUnauthorized: () => emit('shell:logout-requested', {}),
    }),
  );
  // The stub restores nothing from storage, so queries need not wait for it.
  useTakeMethod.setState({ isRestored: true });
  createRoot(document.getElementById('root') as HTMLElement).render(
    <PlainRouter>
      <QueryClientProvider client={queryClient}>
        <BrandProvider value={brand}>
          <WidgetHostProvider value={StubWidget}>
            <StubRemoteProvider value={createStubRemote(manifest, queryClient, brand)}>
              <StubShell session={session} />
            </StubRemoteProvider>
          </WidgetHostProvider>
        </BrandProvider>
      </QueryClientProvider>
    </PlainRouter>,
  );
}

void start();
