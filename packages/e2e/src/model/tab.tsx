import {
  type Api,
  createApi,
  createQueryClient,
  markLoggedIn,
  useAddProduct,
  useCancelPromo,
  useCart,
  useChangeAmount,
  useChangeTakeMethod,
  useRemoveItem,
  useSubmitPromo,
} from '@storefront/api-client';
import {
  type Brand,
  BrandProvider,
  chooseAddress,
  type DeliveryAddress,
  type PickupRestaurant,
  type Session,
  SessionProvider,
  useTakeMethod,
} from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** State that the tabs of one browser share. */
export interface Browser {
  baseUrl: string;
  /** The shell server adds it to requests; all tabs share the cookie. */
  token: string | undefined;
  /** The next write reaches the server, but its response is lost. */
  losesNextAnswer: boolean;
}

function fetchOf(browser: Browser): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (browser.token) headers.set('authorization', `Bearer ${browser.token}`);
    const answer = await fetch(input, { ...init, headers, credentials: 'omit' });
    if (init?.method !== 'POST' || !browser.losesNextAnswer) return answer;
    browser.losesNextAnswer = false;
    throw new TypeError('the connection broke');
  };
}

const useCartHooks = () => ({
  cart: useCart().data,
  add: useAddProduct(),
  change: useChangeAmount(),
  remove: useRemoveItem(),
  takeMethod: useChangeTakeMethod('address'),
  promo: useSubmitPromo(),
  cancelPromo: useCancelPromo(),
});

type Hooks = ReturnType<typeof useCartHooks>;

const brand = { key: 'model' } as Brand;

/** A tab with the storefront's cart hooks against a real server. It runs in its own window. */
export function openTab(browser: Browser, useAddressMemory: () => void) {
  const api: Api = createApi({ baseUrl: browser.baseUrl, fetch: fetchOf(browser) });
  const queryClient = createQueryClient(api, { retries: 0 });
  const root = createRoot(document.createElement('main'));
  let session: Session = { status: 'guest' };
  let current: Hooks | undefined;

  function Probe() {
    useAddressMemory();
    const hooks = useCartHooks();
    useEffect(() => {
      current = hooks;
    });
    return null;
  }

  function render() {
    root.render(
      <QueryClientProvider client={queryClient}>
        <BrandProvider value={brand}>
          <SessionProvider value={session}>
            <Probe />
          </SessionProvider>
        </BrandProvider>
      </QueryClientProvider>,
    );
  }
  render();

  const isIdle = () =>
    useTakeMethod.getState().isRestored &&
    queryClient.isMutating() + queryClient.isFetching({ queryKey: ['cart'] }) === 0;
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  return {
    cart: () => current?.cart,
    do: (action: (hooks: Hooks) => unknown) => void (current && action(current)),
    becomeVisible: () => void window.dispatchEvent(new Event('visibilitychange')),
    choose: (place: DeliveryAddress | PickupRestaurant) => chooseAddress(place),
    draftUuid: () => useTakeMethod.getState().draftUuid,
    address: () => useTakeMethod.getState()[useTakeMethod.getState().takeMethod],
    logIn: () => {
      session = { status: 'user' };
      markLoggedIn(queryClient);
      render();
      return queryClient.invalidateQueries({ queryKey: ['cart'] });
    },
    /** Resolves when no request is in flight and the responses are rendered. */
    waitUntilIdle: async () => {
      const deadline = Date.now() + 170_000;
      // Twice in a row, because one response can cause the next request.
      for (let idleChecks = 0; idleChecks < 2; idleChecks = isIdle() ? idleChecks + 1 : 0) {
        if (Date.now() > deadline) throw new Error('the tab does not become idle');
        await pause(5);
      }
    },
    close: () => {
      // Synchronously: otherwise the closed window would still react to the storage.
      flushSync(() => root.unmount());
      queryClient.clear();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
