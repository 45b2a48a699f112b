import type { QueryClient } from '@storefront/query';
import type { LiveConnection } from './followOrders';

/** The socket that follows the orders of a customer, and the number of its users. */
interface Shared {
  userId: number;
  users: number;
  connection: LiveConnection;
  disconnect: () => void;
}

const sharedOf = new WeakMap<QueryClient, Shared>();
const listeners = new Set<() => void>();

/** Calls the listener when a connection changes. Returns the function that ends this. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the page's connection; `connecting` before there is one. */
export const connectionOf = (queryClient: QueryClient): LiveConnection =>
  sharedOf.get(queryClient)?.connection ?? 'connecting';

/**
 * Follows the customer's orders over one socket for all who join. Returns the function that leaves; the last one to leave
 * disconnects. The socket client is a chunk of its own, loaded only here.
 */
export function joinConnection(queryClient: QueryClient, userId: number): () => void {
  const known = sharedOf.get(queryClient);
  const shared = known?.userId === userId ? known : connect(queryClient, userId);
  shared.users += 1;
  let hasLeft = false;
  return () => {
    if (hasLeft) return;
    hasLeft = true;
    shared.users -= 1;
    if (shared.users > 0) return;

    if (sharedOf.get(queryClient) === shared) sharedOf.delete(queryClient);
    shared.disconnect();
  };
}

function connect(queryClient: QueryClient, userId: number): Shared {
  let isOver = false;
  let disconnect = () => {};
  const shared: Shared = {
    userId,
    users: 0,
    connection: 'connecting',
    disconnect: () => {
      isOver = true;
      disconnect();
    },
  };
  const setConnection = (connection: LiveConnection) => {
    shared.connection = connection;
    for (const listener of listeners) listener();
  };
  sharedOf.set(queryClient, shared);
  import('./followOrders').then(
    ({ followOrders }) => {
      if (!isOver) disconnect = followOrders({ queryClient, userId, onConnection: setConnection });
    },
    (error: unknown) => {
      console.warn('the socket client failed to load', error);
      if (!isOver) setConnection('lost');
    },
  );
  return shared;
}
