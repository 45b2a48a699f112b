import type { MapsService } from '../city-map/types';
import { withTimeout } from './withTimeout';
import { remoteGeocoder } from './remoteGeocoder';
import type { Geocoder } from './types';

interface Options {
  /** The brand's maps service, when it has one. */
  service: MapsService | undefined;
  fetch: typeof globalThis.fetch;
}

/** The page's geocoder. */
export interface PageGeocoder extends Geocoder {
  /** The customer asks again: the next call goes to the service at once, although it failed a moment ago. */
  retry: () => void;
}

type GeocoderCall<Answer> = (geocoder: Geocoder) => Promise<Answer>;

/** Time limit of one call. */
const timeoutMs = { service: 5_000, embedded: 10_000 } as const;

/** After a failure the service is not called for this long, so that a customer waits once and not at each letter. */
const retryDelayMs = 60_000;

/**
 * The page's geocoder: the maps service's if the brand has a key, else the embedded geocoder on the server (readings
 * 18). The embedded geocoder estimates where houses stand, so it never stands in for a service that is down: the calls
 * reject (decision 0031). Rejects when no answer comes in time, or when `signal` aborts.
 */
export function createGeocoder({ service, fetch }: Options): PageGeocoder {
  return service ? serviceGeocoder(service) : embeddedGeocoder(fetch);
}

function embeddedGeocoder(fetch: Options['fetch']): PageGeocoder {
  const embedded = remoteGeocoder({ fetch });
  return {
    suggest: (query, signal) => withTimeout(embedded.suggest(query, signal), timeoutMs.embedded, signal),
    reverse: (point, signal) => withTimeout(embedded.reverse(point, signal), timeoutMs.embedded, signal),
    retry: () => undefined,
  };
}

function serviceGeocoder(service: MapsService): PageGeocoder {
  let pausedUntil = 0;
  let isRetry = false;

  async function loadService(): Promise<Geocoder> {
    const { retryYandex, yandexApi, yandexGeocoder } = await import('../yandex/adapter');
    if (isRetry) retryYandex();
    isRetry = false;
    return yandexGeocoder(() => yandexApi(service));
  }

  async function callService<Answer>(call: GeocoderCall<Answer>, signal?: AbortSignal) {
    if (Date.now() < pausedUntil) throw new Error('the maps service failed a moment ago');
    try {
      return await withTimeout(loadService().then(call), timeoutMs.service, signal);
    } catch (error) {
      signal?.throwIfAborted();
      pausedUntil = Date.now() + retryDelayMs;
      console.warn('the maps service found no addresses', error);
      throw error;
    }
  }

  return {
    suggest: (query, signal) => callService((geocoder) => geocoder.suggest(query, signal), signal),
    reverse: (point, signal) => callService((geocoder) => geocoder.reverse(point, signal), signal),
    retry: () => {
      pausedUntil = 0;
      isRetry = true;
    },
  };
}
