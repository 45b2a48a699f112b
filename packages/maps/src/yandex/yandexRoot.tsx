import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useYMaps, YMaps } from 'react-yandex-maps';
import type { MapsService } from '../city-map/types';
import { yandexService } from './yandexService';
import type { YandexApi } from './yandexTypes';
import { YandexScene, type YandexSceneProps } from './YandexScene';

type Scenes = ReadonlyMap<HTMLElement, YandexSceneProps>;

let scenes: Scenes = new Map();
let isRendered = false;
const listeners = new Set<() => void>();

function change(next: Scenes) {
  scenes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Renders a map into an element of the page. All maps are portals of one React root that stays: the library loads
 * the script of the service again for each of its providers, and a page must load it once.
 */
export function showYandexMap(service: MapsService, element: HTMLElement, props: YandexSceneProps) {
  renderRoot(service);
  change(new Map(scenes).set(element, props));
}

export function hideYandexMap(element: HTMLElement) {
  const next = new Map(scenes);
  next.delete(element);
  change(next);
}

/** The service's own API, loaded with the first call or map. Rejects when it is unavailable. */
export function yandexApi(service: MapsService): Promise<YandexApi> {
  const api = yandexService.start();
  renderRoot(service);
  return api;
}

/** The next call loads the service even though it failed a moment ago. */
export function retryYandex() {
  yandexService.forgetFailure();
}

function renderRoot(service: MapsService) {
  void yandexService.start().catch(() => undefined);
  if (isRendered) return;
  isRendered = true;
  createRoot(document.createElement('div')).render(
    <StrictMode>
      <YandexRoot service={service} />
    </StrictMode>,
  );
}

function YandexRoot({ service: { apiKey, host } }: { service: MapsService }) {
  const maps = useSyncExternalStore(subscribe, () => scenes);
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

/** Publishes the loaded service, and reports a script that failed to load, which the library does not do. */
function ApiBridge({ host }: { host: string }) {
  const api = useYMaps(['geocode']) as unknown as YandexApi | null;

  useEffect(() => {
    if (api) yandexService.succeed(api);
  }, [api]);

  useEffect(() => {
    const handleScriptError = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(`${host}/`)) return;
      // The library would reject a promise that nothing handles.
      event.stopImmediatePropagation();
      yandexService.fail();
    };
    window.addEventListener('error', handleScriptError, true);
    return () => window.removeEventListener('error', handleScriptError, true);
  }, [host]);

  return null;
}
