import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useYMaps, YMaps } from 'react-yandex-maps';
import type { MapAdapterProps, MapsService } from '../city-map/types';
import { yandexService } from './yandexService';
import type { YandexApi } from './yandexTypes';
import { YandexScene } from './YandexScene';

type Shown = ReadonlyMap<HTMLElement, MapAdapterProps>;

let shown: Shown = new Map();
let isDrawn = false;
const listeners = new Set<() => void>();

function change(next: Shown) {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Draws a map into an element of the page. All maps hang on one root that stays: the library loads the service's
 * script anew with each of its providers, and a page must have one.
 */
export function showYandexMap(service: MapsService, element: HTMLElement, props: MapAdapterProps) {
  drawRoot(service);
  change(new Map(shown).set(element, props));
}

export function hideYandexMap(element: HTMLElement) {
  const next = new Map(shown);
  next.delete(element);
  change(next);
}

/** The service's own calls, loaded with the first question or map. Rejects when it cannot be had. */
export function yandexApi(service: MapsService): Promise<YandexApi> {
  const api = yandexService.start();
  drawRoot(service);
  return api;
}

function drawRoot(service: MapsService) {
  void yandexService.start().catch(() => undefined);
  if (isDrawn) return;
  isDrawn = true;
  createRoot(document.createElement('div')).render(
    <StrictMode>
      <YandexRoot service={service} />
    </StrictMode>,
  );
}

function YandexRoot({ service: { apiKey, host } }: { service: MapsService }) {
  const maps = useSyncExternalStore(subscribe, () => shown);
  const attempt = useSyncExternalStore(yandexService.subscribe, yandexService.attempt);
  return (
    <YMaps
      key={attempt}
      enterprise={host.includes('enterprise')}
      query={{ apikey: apiKey, lang: 'ru_RU', coordorder: 'latlong', csp: true, load: '', ns: '' }}
    >
      <ApiBridge host={host} />
      {[...maps].map(([element, props]) => createPortal(<YandexScene {...props} />, element))}
    </YMaps>
  );
}

/** Hands the service out, and notices when its script does not come: the library says nothing of that. */
function ApiBridge({ host }: { host: string }) {
  const api = useYMaps(['geocode']) as unknown as YandexApi | null;

  useEffect(() => {
    if (api) yandexService.succeed(api);
  }, [api]);

  useEffect(() => {
    const lost = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(`${host}/`)) return;
      // The library would reject a promise that nobody listens to.
      event.stopImmediatePropagation();
      yandexService.fail();
    };
    window.addEventListener('error', lost, true);
    return () => window.removeEventListener('error', lost, true);
  }, [host]);

  return null;
}
