/**
 * What the service worker uses of its global scope. The types of the library `webworker` clash with those of the page, and
 * the workspace has one type check (decision 0004).
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'open'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'unregister'> & {
    readonly navigationPreload?: Pick<NavigationPreloadManager, 'enable'>;
    readonly pushManager: {
      subscribe(options: PushSubscriptionOptionsInit): Promise<Pick<PushSubscription, 'toJSON'>>;
    };
  };
  readonly fetch: (request: Request) => Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface LongEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  install: LongEvent;
  activate: LongEvent;
  fetch: {
    readonly request: Request;
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(response: Promise<Response>): void;
  };
  push: LongEvent & { readonly data: { json(): unknown } | null };
  /** Only Firefox names the new subscription. */
  pushsubscriptionchange: LongEvent & { readonly newSubscription?: Pick<PushSubscription, 'toJSON'> | null };
  notificationclick: LongEvent & { readonly notification: Pick<Notification, 'close' | 'data'> };
}
