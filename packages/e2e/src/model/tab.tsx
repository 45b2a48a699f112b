import {
  type Api,
  cartCalls,
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
import type { Cart } from '@storefront/api-contract';
import { type Session, SessionProvider, useTakeMethod } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

/** What the shell server adds to calls, and what the network does to their answers. */
export interface Line {
  token: string | undefined;
  /** The next write reaches the server, and its answer never comes back. */
  losesNextAnswer: boolean;
}

function networkOf(line: Line): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (line.token) headers.set('authorization', `Bearer ${line.token}`);
    const answer = await fetch(input, { ...init, headers, credentials: 'omit' });
    if (init?.method !== 'POST' || !line.losesNextAnswer) return answer;
    line.losesNextAnswer = false;
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

/** A tab of the storefront as far as the cart goes: the real hooks over the real server. */
export function openTab(baseUrl: string, line: Line) {
  const api: Api = createApi({ baseUrl, fetch: networkOf(line) });
  const queryClient = createQueryClient(api, { retries: 0 });
  let session: Session = { status: 'guest' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={session}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  const { result, rerender, unmount } = renderHook(useEverything, { wrapper });
  const isQuiet = () => queryClient.isMutating() + queryClient.isFetching() === 0;

  return {
    queryClient,
    hooks: () => result.current,
    cart: () => result.current.cart,
    do: (deed: (hooks: ReturnType<typeof useEverything>) => unknown) => act(() => void deed(result.current)),
    logIn: () => {
      session = { status: 'user' };
      rerender();
      return act(() => queryClient.invalidateQueries({ queryKey: ['cart'] }));
    },
    /** Until nothing is under way, and what has come is drawn. */
    quiet: () => waitFor(() => expect(isQuiet()).toBe(true), { timeout: 10_000, interval: 5 }),
    close: () => {
      unmount();
      queryClient.clear();
    },
    /** What the server says past everything that this tab remembers. */
    serverCart: async (): Promise<Cart | null> => {
      const { draftUuid } = useTakeMethod.getState();
      if (!line.token && !draftUuid) return null;
      const query = draftUuid ? { draft_uuid: draftUuid } : {};
      return (await api.call(cartCalls.get, { query })).order;
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
