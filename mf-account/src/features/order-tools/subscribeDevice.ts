import { serviceWorkerPath } from '@storefront/contracts';

/** Whether the browser can show messages of a closed site. Safari on an iPhone can once the site is on the home screen. */
export const canSubscribe = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Subscribes this device by the server's key. The service worker is registered here, on a press, so that no visitor loads
 * it who does not need it. An earlier subscription may belong to another customer or key, so it is replaced.
 */
export async function subscribeDevice(publicKey: string) {
  const registration = await navigator.serviceWorker.register(serviceWorkerPath);
  await activated(registration);
  const { pushManager } = registration;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, p256dh, auth };
}

/** Browsers subscribe only with an active worker. Rejects when the worker cannot be installed. */
function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant') reject(new Error('the service worker is not active'));
    };
    worker?.addEventListener('statechange', settle);
    settle();
  });
}
