import { type ComponentType, useEffect, useState } from 'react';
import type { MapAdapterProps } from './types';

export type AdapterName = 'embedded' | 'yandex';
type Adapter = ComponentType<MapAdapterProps>;

/** Nothing of a map is in the first page: each adapter is a chunk of its own. */
const loaders: Record<AdapterName, () => Promise<Adapter>> = {
  embedded: async () => (await import('../embedded/EmbeddedMap')).EmbeddedMap,
  yandex: async () => (await import('../yandex/adapter')).YandexMap,
};

type Loaded = { name: AdapterName; Adapter: Adapter | undefined };

/** Loads an adapter in the browser. One that could not be had can be asked for again. */
export function useAdapter(name: AdapterName) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isWanted = true;
    const settle = (Adapter: Adapter | undefined) => {
      if (isWanted) setLoaded({ name, Adapter });
    };
    loaders[name]().then(settle, (error: unknown) => {
      console.warn('the map could not be loaded', error);
      settle(undefined);
    });
    return () => {
      isWanted = false;
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
