import { createApi, createQueryClient, markLoggedIn, useCart } from '@storefront/api-client';
import { type Brand, BrandProvider, emit, type Session, useTakeMethod } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The parts of the shell that keep the session of a page, and a router. */
interface Shell {
  PlainRouter: ComponentType<{ children: ReactNode }>;
  useAddressMemory: () => void;
  fetchUntilLogout: (send: typeof fetch) => typeof fetch;
  SessionHost: ComponentType<{ initial: Session; reloadAtHome: () => void; children: ReactNode }>;
  ReturningCustomer: ComponentType<{ isFromServer: boolean }>;
}

const brand = { key: 'model' } as Brand;

/** A tab with the idle page of a customer, as the server has rendered it. It runs in its own window. */
export function openCustomerTab(send: typeof fetch, shell: Shell) {
  const { PlainRouter, useAddressMemory, fetchUntilLogout, SessionHost, ReturningCustomer } = shell;
  const queryClient = createQueryClient(createApi({ baseUrl: '', fetch: fetchUntilLogout(send) }), {
    retries: 0,
  });
  markLoggedIn(queryClient);
  // The document of a new tab is empty, and a logout hides the page.
  document.append(document.createElement('html'));
  const root = createRoot(document.createElement('main'));
  let hasLeft = false;

  function Page() {
    useAddressMemory();
    useCart();
    return <ReturningCustomer isFromServer />;
  }

  root.render(
    <QueryClientProvider client={queryClient}>
      <BrandProvider value={brand}>
        <PlainRouter>
          <SessionHost initial={{ status: 'user' }} reloadAtHome={() => void (hasLeft = true)}>
            <Page />
          </SessionHost>
        </PlainRouter>
      </BrandProvider>
    </QueryClientProvider>,
  );

  return {
    isIdle: () => useTakeMethod.getState().isRestored && queryClient.isFetching() === 0,
    address: () => useTakeMethod.getState().delivery,
    logOut: () => emit('shell:logout-requested', {}),
    /** Whether the tab loads the home page now. */
    hasLeft: () => hasLeft,
    close: () => {
      flushSync(() => root.unmount());
      queryClient.clear();
    },
  };
}

export type CustomerTab = ReturnType<typeof openCustomerTab>;
