import type { MapsService } from '../city-map/types';
import { inTime } from './inTime';
import { remoteGeocoder } from './remoteGeocoder';
import type { Geocoder } from './types';

interface Options {
  /** The brand's maps service, when it has one. */
  service: MapsService | undefined;
  fetch: typeof globalThis.fetch;
}

type Question<Answer> = (geocoder: Geocoder) => Promise<Answer>;

/** How long one question may take: the service has a stand-in, which has none. Milliseconds. */
const patience = { service: 5_000, embedded: 10_000 } as const;

/** How long the service is left alone after it has found nothing out: nobody waits for it at each letter. */
const pause = 60_000;

async function yandex(service: MapsService): Promise<Geocoder> {
  const { yandexApi, yandexGeocoder } = await import('../yandex/adapter');
  return yandexGeocoder(() => yandexApi(service));
}

/**
 * The page's geocoder: the service's where the brand has a key, and when it cannot be had, or has none, the embedded
 * one on the server (readings 18). Rejects when neither answers in time, or when `signal` aborts.
 */
export function createGeocoder({ service, fetch }: Options): Geocoder {
  const embedded = remoteGeocoder({ fetch });
  let isBackAt = 0;
  const askEmbedded = <Answer>(question: Question<Answer>, signal?: AbortSignal) =>
    inTime(question(embedded), patience.embedded, signal);

  async function ask<Answer>(question: Question<Answer>, signal?: AbortSignal) {
    if (!service || Date.now() < isBackAt) return askEmbedded(question, signal);
    try {
      return await inTime(yandex(service).then(question), patience.service, signal);
    } catch (error) {
      signal?.throwIfAborted();
      isBackAt = Date.now() + pause;
      console.warn('the maps service finds no addresses, ours does', error);
      return askEmbedded(question, signal);
    }
  }

  return {
    suggest: (query, signal) => ask((geocoder) => geocoder.suggest(query, signal), signal),
    reverse: (point, signal) => ask((geocoder) => geocoder.reverse(point, signal), signal),
  };
}
