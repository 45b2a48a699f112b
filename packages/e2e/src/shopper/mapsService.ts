import type { BrowserContext } from '@playwright/test';

/** Runs on the page instead of the maps service's script. Like that script it writes markup with inline styles. */
function mockScript() {
  const { src } = document.currentScript as HTMLScriptElement;
  const noop = () => undefined;
  const values = () => ({ set: noop });
  const eventManager = () => {
    const handlers = new Map<string, (event: object) => void>();
    return {
      add: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
      remove: (name: string) => handlers.delete(name),
      fire: (name: string, fields: Record<string, unknown>) =>
        handlers.get(name)?.({ get: (field: string) => fields[field] }),
    };
  };
  class GeoObject {
    events = eventManager();
    properties = values();
    options = values();
    geometry = { getCoordinates: () => this.at, setCoordinates: noop };
    constructor(readonly at: unknown) {}
    add = noop;
    remove = noop;
  }
  class YandexMap {
    events = eventManager();
    geoObjects = { add: noop, remove: noop };
    #element = document.createElement('div');
    #centre: number[];
    constructor(container: HTMLElement, state: { center: number[] }) {
      this.#centre = state.center;
      this.#element.innerHTML = '<b style="color: green">the map of the service</b>';
      this.#element.addEventListener('click', () =>
        this.events.fire('click', { coords: [55.8221, 37.5995] }),
      );
      container.append(this.#element);
    }
    getCenter = () => this.#centre;
    getZoom = () => 10;
    setCenter(centre: number[]) {
      this.#centre = centre;
    }
    setZoom = noop;
    getGlobalPixelCenter = () => [0, 0];
    setGlobalPixelCenter = noop;
    destroy() {
      this.#element.remove();
    }
  }
  const house = {
    geometry: { getCoordinates: () => [55.8221, 37.5995] },
    getAddressLine: () => 'Россия, Москва, Огородный проезд, 16',
    getThoroughfare: () => 'Огородный проезд',
    getPremiseNumber: () => '16',
    getLocalities: () => ['Москва'],
    getAdministrativeAreas: () => ['Москва'],
  };
  const api = {
    Map: YandexMap,
    Placemark: GeoObject,
    Polygon: GeoObject,
    Clusterer: GeoObject,
    geocode: async () => ({ geoObjects: { toArray: () => [house] } }),
    ready: (then: () => void) => then(),
    modules: {
      require: (name: 'Map') => ({ done: (then: (modules: unknown[]) => void) => then([api[name]]) }),
    },
  };
  const ready = new URL(src).searchParams.get('onload') ?? '';
  (Reflect.get(window, ready) as (ymaps: object) => void)(api);
}

/** Answers with a mock of the maps service's script. */
export async function serveMaps(context: BrowserContext): Promise<void> {
  await context.route('https://api-maps.yandex.ru/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${String(mockScript)})()` }),
  );
}
