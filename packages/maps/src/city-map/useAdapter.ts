import { type ComponentType, useEffect, useState } from 'react';
import type { MapAdapterProps } from './types';

export type AdapterName = 'embedded' | 'yandex';
type Adapter = ComponentType<MapAdapterProps>;

/** Each adapter is a chunk of its own, so that the first page has no map code. */
const loaders: Record<AdapterName, () => Promise<Adapter>> = {
  embedded: async () => (await import('../embedded/EmbeddedMap')).EmbeddedMap,
  yandex: async () => (await import('../yandex/adapter')).YandexMap,
};

type Loaded = { name: AdapterName; Adapter: Adapter | undefined };

/** Loads an adapter in the browser; `retry` loads a failed one again. */
export function useAdapter(name: AdapterName) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isCurrent = true;
    const store = (Adapter: Adapter | undefined) => {
      if (isCurrent) setLoaded({ name, Adapter });
    };
    loaders[name]().then(store, (error: unknown) => {
      console.warn('the map could not be loaded', error);
      store(undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);

  const current = loaded?.name === name ? loaded : undefined;
  return {
    Adapter: current?.Adapter,
    isFailed: current !== undefined && current.Adapter === undefined,
    retry: () => {
      setLoaded(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
