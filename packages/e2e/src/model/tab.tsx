import {
  type Api,
  createApi,
  createQueryClient,
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

/** What the tabs of one browser have in common. */
export interface Browser {
  baseUrl: string;
  /** What the shell server adds to calls: the cookie is one for all tabs. */
  token: string | undefined;
  /** The next write reaches the server, and its answer never comes back. */
  losesNextAnswer: boolean;
}

function networkOf(browser: Browser): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (browser.token) headers.set('authorization', `Bearer ${browser.token}`);
    const answer = await fetch(input, { ...init, headers, credentials: 'omit' });
    if (init?.method !== 'POST' || !browser.losesNextAnswer) return answer;
    browser.losesNextAnswer = false;
    throw new TypeError('the connection broke');
  };
}

const useEverything = () => ({
  cart: useCart().data,
  add: useAddProduct(),
  change: useChangeAmount(),
  remove: useRemoveItem(),
  takeMethod: useChangeTakeMethod('address'),
  promo: useSubmitPromo(),
  cancelPromo: useCancelPromo(),
});

type Hooks = ReturnType<typeof useEverything>;

const brand = { key: 'model' } as Brand;

/** A tab of the storefront as far as the cart goes: the real hooks over the real server. It runs in a window of its own. */
export function openTab(browser: Browser, useAddressMemory: () => void) {
  const api: Api = createApi({ baseUrl: browser.baseUrl, fetch: networkOf(browser) });
  const queryClient = createQueryClient(api, { retries: 0 });
  const root = createRoot(document.createElement('main'));
  let session: Session = { status: 'guest' };
  let drawn: Hooks | undefined;

  function Probe() {
    useAddressMemory();
    const hooks = useEverything();
    useEffect(() => {
      drawn = hooks;
    });
    return null;
  }

  function draw() {
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
  draw();

  const isQuiet = () =>
    useTakeMethod.getState().isRestored &&
    queryClient.isMutating() + queryClient.isFetching({ queryKey: ['cart'] }) === 0;
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  return {
    cart: () => drawn?.cart,
    do: (deed: (hooks: Hooks) => unknown) => void (drawn && deed(drawn)),
    /** The customer looks at this tab. */
    look: () => void window.dispatchEvent(new Event('visibilitychange')),
    choose: (place: DeliveryAddress | PickupRestaurant) => chooseAddress(place),
    draftUuid: () => useTakeMethod.getState().draftUuid,
    address: () => useTakeMethod.getState()[useTakeMethod.getState().takeMethod],
    logIn: () => {
      session = { status: 'user' };
      draw();
      return queryClient.invalidateQueries({ queryKey: ['cart'] });
    },
    /** Until nothing is under way, and what has come is drawn. */
    quiet: async () => {
      const patience = Date.now() + 10_000;
      // Twice in a row: what one answer brings may ask for the next.
      for (let still = 0; still < 2; still = isQuiet() ? still + 1 : 0) {
        if (Date.now() > patience) throw new Error('the tab does not come to rest');
        await pause(5);
      }
    },
    close: () => {
      // Not a moment later: what a window has left behind would go on following the storage.
      flushSync(() => root.unmount());
      queryClient.clear();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
