import type { Brand } from '@storefront/contracts';
import { trackedUrl } from './trackedUrl';
import { currency, type TrackedLine, type TrackingService } from './trackingService';

type Settings = NonNullable<Brand['analytics']['metrika']>;

interface Queue {
  (...call: unknown[]): void;
  /** Calls queued until the counter's script has loaded. */
  a?: unknown[][];
  l?: number;
}

type CountedWindow = Window & { ym?: Queue; dataLayer?: unknown[] };

const products = (lines: readonly TrackedLine[]) =>
  lines.map(({ productId, name, price, amount }) => ({
    id: String(productId),
    name,
    price,
    quantity: amount,
  }));

/** Loads the counter's script once per page; earlier calls are queued. */
function loadCounter(page: CountedWindow, { counter, script, clickmap, webvisor }: Settings): Queue {
  if (page.ym) return page.ym;
  const queue: Queue = (...call) => void (queue.a ??= []).push(call);
  queue.l = Date.now();
  page.ym = queue;
  const element = page.document.createElement('script');
  element.async = true;
  element.src = script;
  element.addEventListener('error', () => console.debug('tracking: the counter did not load'));
  page.document.head.append(element);
  const { href } = page.location;
  const url = trackedUrl(href);
  // These options send the address of the page by themselves, with the token of a shared link.
  const isWatched = url === href;
  queue(counter, 'init', {
    // The first hit too would send the unchanged address.
    defer: true,
    clickmap: isWatched && clickmap,
    webvisor: isWatched && webvisor,
    trackLinks: isWatched,
    accurateTrackBounce: isWatched,
    ecommerce: 'dataLayer',
  });
  queue(counter, 'hit', url);
  return queue;
}

/** Yandex Metrika: the default counter, with e-commerce in roubles (spec §4). Load it after consent only. */
export function metrika(settings: Settings, page: CountedWindow = window): TrackingService {
  const dataLayer = (page.dataLayer ??= []);
  loadCounter(page, settings);
  const send = (event: object) => void dataLayer.push({ ecommerce: { currencyCode: currency, ...event } });
  return {
    name: 'metrika',
    pageChanged: (url) => page.ym?.(settings.counter, 'hit', url),
    basketChanged({ added, removed }) {
      if (added.length > 0) send({ add: { products: products(added) } });
      if (removed.length > 0) send({ remove: { products: products(removed) } });
    },
    orderPlaced(order) {
      const { orderId, revenue, coupon } = order;
      send({
        purchase: {
          actionField: { id: String(orderId), revenue, ...(coupon ? { coupon } : {}) },
          products: products(order.products),
        },
      });
    },
  };
}
