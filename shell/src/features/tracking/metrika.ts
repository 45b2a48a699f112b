import type { Brand } from '@storefront/contracts';
import { hasToken, trackedUrl } from './trackedUrl';
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
  // These options send the address of the page by themselves, with the token of a shared link.
  const isWatched = !hasToken(href);
  queue(counter, 'init', {
    // The first hit too would send the unchanged address.
    defer: true,
    clickmap: isWatched && clickmap,
    webvisor: isWatched && webvisor,
    trackLinks: isWatched,
    accurateTrackBounce: isWatched,
    ecommerce: 'dataLayer',
  });
  const { referrer } = page.document;
  // Without it the counter sends the unchanged address of the page before this one.
  queue(counter, 'hit', trackedUrl(href), { referer: referrer && trackedUrl(referrer) });
  return queue;
}

/** Yandex Metrika: the default counter, with e-commerce in roubles (spec §4). Load it after consent only. */
export function metrika(settings: Settings, page: CountedWindow = window): TrackingService {
  const dataLayer = (page.dataLayer ??= []);
  loadCounter(page, settings);
  let referer = trackedUrl(page.location.href);
  const send = (event: object) => void dataLayer.push({ ecommerce: { currencyCode: currency, ...event } });
  return {
    name: 'metrika',
    pageChanged(url) {
      page.ym?.(settings.counter, 'hit', url, { referer });
      referer = url;
    },
    // A counter that watches cannot be stopped: after a page load it starts without what sends the address.
    tokenReached: () => page.location.reload(),
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
