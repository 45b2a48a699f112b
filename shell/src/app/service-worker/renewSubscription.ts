import type { WorkerEvents, WorkerScope } from './workerScope';

/** The calls of `pushCalls`; the worker has no schemas of its own. */
const statusPath = '/api/user/push/';
const subscribePath = '/api/user/push/subscribe/';
const headers = { accept: 'application/json', 'x-source': 'site' };

interface Status {
  public_key?: unknown;
  is_subscribed?: unknown;
  is_expired?: unknown;
}

/**
 * Sends the address that replaces an expired one to the back end. Only while the session of this browser gets messages:
 * the customer may have ended them, or another one may have logged in.
 */
export async function renewSubscription(
  { registration, fetch }: WorkerScope,
  { newSubscription }: Pick<WorkerEvents['pushsubscriptionchange'], 'newSubscription'>,
): Promise<void> {
  const answer = await fetch(new Request(statusPath, { headers }));
  if (!answer.ok) return;
  const {
    public_key: key,
    is_subscribed: isSubscribed,
    is_expired: isExpired,
  } = (await answer.json()) as Status;
  if (typeof key !== 'string' || (isSubscribed !== true && isExpired !== true)) return;
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(
    new Request(subscribePath, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, ...keys }),
    }),
  );
}
