import type { BrowserContext } from '@playwright/test';

/** What runs on the page in the place of the maps service's script: it writes markup with styles, as that one does. */
function standIn() {
  const { src } = document.currentScript as HTMLScriptElement;
  const none = () => undefined;
  const values = () => ({ set: none });
  const hub = () => {
    const handlers = new Map<string, (event: object) => void>();
    return {
      add: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
      remove: (name: string) => handlers.delete(name),
      fire: (name: string, fields: Record<string, unknown>) =>
        handlers.get(name)?.({ get: (field: string) => fields[field] }),
    };
  };
  class Thing {
    events = hub();
    properties = values();
    options = values();
    geometry = { getCoordinates: () => this.at, setCoordinates: none };
    constructor(readonly at: unknown) {}
    add = none;
    remove = none;
  }
  class Sheet {
    events = hub();
    geoObjects = { add: none, remove: none };
    #ground = document.createElement('div');
    #centre: number[];
    constructor(place: HTMLElement, state: { center: number[] }) {
      this.#centre = state.center;
      this.#ground.innerHTML = '<b style="color: green">the service draws</b>';
      this.#ground.addEventListener('click', () => this.events.fire('click', { coords: [55.8221, 37.5995] }));
      place.append(this.#ground);
    }
    getCenter = () => this.#centre;
    getZoom = () => 10;
    setCenter(centre: number[]) {
      this.#centre = centre;
    }
    setZoom = none;
    getGlobalPixelCenter = () => [0, 0];
    setGlobalPixelCenter = none;
    destroy() {
      this.#ground.remove();
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
    Map: Sheet,
    Placemark: Thing,
    Polygon: Thing,
    Clusterer: Thing,
    geocode: async () => ({ geoObjects: { toArray: () => [house] } }),
    ready: (then: () => void) => then(),
    modules: {
      require: (name: 'Map') => ({ done: (then: (modules: unknown[]) => void) => then([api[name]]) }),
    },
  };
  const ready = new URL(src).searchParams.get('onload') ?? '';
  (Reflect.get(window, ready) as (given: object) => void)(api);
}

/** Answers for the maps service: with a stand-in of its script, or not at all. */
export async function serveMaps(context: BrowserContext, isDown = false): Promise<void> {
  await context.route('https://api-maps.yandex.ru/**', (route) =>
    isDown
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: `(${String(standIn)})()` }),
  );
}
