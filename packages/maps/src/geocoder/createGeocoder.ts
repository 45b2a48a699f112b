import type { MapsService } from '../city-map/types';
import { remoteGeocoder } from './remoteGeocoder';
import type { Geocoder } from './types';

interface Options {
  /** The brand's maps service, when it has one. */
  service: MapsService | undefined;
  fetch: typeof globalThis.fetch;
}

async function yandex(service: MapsService): Promise<Geocoder> {
  const { yandexApi, yandexGeocoder } = await import('../yandex/adapter');
  return yandexGeocoder(() => yandexApi(service));
}

/**
 * The page's geocoder: the service's where the brand has a key, and when it cannot be had, or has none, the embedded
 * one on the server (readings 18). Rejects when neither answers, or when `signal` aborts.
 */
export function createGeocoder({ service, fetch }: Options): Geocoder {
  const embedded = remoteGeocoder({ fetch });
  if (!service) return embedded;
  const known = service;

  async function ask<Answer>(question: (geocoder: Geocoder) => Promise<Answer>, signal?: AbortSignal) {
    try {
      return await question(await yandex(known));
    } catch (error) {
      signal?.throwIfAborted();
      console.warn('the maps service finds no addresses, ours does', error);
      return question(embedded);
    }
  }

  return {
    suggest: (query, signal) => ask((geocoder) => geocoder.suggest(query, signal), signal),
    reverse: (point, signal) => ask((geocoder) => geocoder.reverse(point, signal), signal),
  };
}
