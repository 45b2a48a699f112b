import type { MapsService } from '../city-map/types';
import { withTimeout } from './withTimeout';
import { remoteGeocoder } from './remoteGeocoder';
import type { Geocoder } from './types';

interface Options {
  /** The brand's maps service, when it has one. */
  service: MapsService | undefined;
  fetch: typeof globalThis.fetch;
}

type GeocoderCall<Answer> = (geocoder: Geocoder) => Promise<Answer>;

/** Time limit of one call. The service's is shorter: the embedded geocoder still has to answer after it. */
const timeoutMs = { service: 5_000, embedded: 10_000 } as const;

/** After a failure the service is not called for this long, so that a customer waits once and not at each letter. */
const retryDelayMs = 60_000;

async function yandex(service: MapsService): Promise<Geocoder> {
  const { yandexApi, yandexGeocoder } = await import('../yandex/adapter');
  return yandexGeocoder(() => yandexApi(service));
}

/**
 * The page's geocoder: the maps service's if the brand has a key; without a key, or when the service fails, the
 * embedded one on the server (readings 18). Rejects when neither answers in time, or when `signal` aborts.
 */
export function createGeocoder({ service, fetch }: Options): Geocoder {
  const embedded = remoteGeocoder({ fetch });
  let retryAt = 0;
  const callEmbedded = <Answer>(call: GeocoderCall<Answer>, signal?: AbortSignal) =>
    withTimeout(call(embedded), timeoutMs.embedded, signal);

  async function callGeocoder<Answer>(call: GeocoderCall<Answer>, signal?: AbortSignal) {
    if (!service || Date.now() < retryAt) return callEmbedded(call, signal);
    try {
      return await withTimeout(yandex(service).then(call), timeoutMs.service, signal);
    } catch (error) {
      signal?.throwIfAborted();
      retryAt = Date.now() + retryDelayMs;
      console.warn('the maps service found no addresses, using the embedded geocoder', error);
      return callEmbedded(call, signal);
    }
  }

  return {
    suggest: (query, signal) => callGeocoder((geocoder) => geocoder.suggest(query, signal), signal),
    reverse: (point, signal) => callGeocoder((geocoder) => geocoder.reverse(point, signal), signal),
  };
}
