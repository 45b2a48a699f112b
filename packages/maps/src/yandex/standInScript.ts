/** A stand-in of the service's script for tests: what our map asks of it, remembered so that a test can look. */
import type { YandexGeoObject, YandexPlace } from './yandexTypes';

type Handler = (event: { get: (name: string) => unknown }) => void;

class Hub {
  handlers = new Map<string, Set<Handler>>();
  add(name: string, handler: Handler) {
    this.handlers.set(name, (this.handlers.get(name) ?? new Set()).add(handler));
  }
  remove(name: string, handler: Handler) {
    this.handlers.get(name)?.delete(handler);
  }
  fire(name: string, fields: Record<string, unknown>) {
    for (const handler of this.handlers.get(name) ?? []) handler({ get: (field) => fields[field] });
  }
}

class Values {
  values: Record<string, unknown>;
  constructor(values: unknown) {
    this.values = { ...(values as object) };
  }
  set(values: object) {
    this.values = { ...this.values, ...values };
  }
}

class Collection<Item> {
  items: Item[] = [];
  add(item: Item) {
    this.items.push(item);
  }
  remove(item: Item) {
    this.items = this.items.filter((one) => one !== item);
  }
}

export class StandInObject {
  events = new Hub();
  geometry;
  properties;
  options;
  constructor(coordinates: unknown, properties?: unknown, options?: unknown) {
    let current = coordinates;
    this.geometry = {
      getCoordinates: () => current,
      setCoordinates: (next: unknown) => {
        current = next;
      },
    };
    this.properties = new Values(properties);
    this.options = new Values(options);
  }
}
class Placemark extends StandInObject {}
class Polygon extends StandInObject {}

export class StandInClusterer extends Collection<StandInObject> {
  events = new Hub();
  options;
  constructor(options: unknown) {
    super();
    this.options = new Values(options);
  }
}

export class StandInMap {
  static alive = new Set<StandInMap>();
  events = new Hub();
  geoObjects = new Collection<StandInObject | StandInClusterer>();
  container = { fitToViewport: () => undefined };
  #centre: YandexPlace;
  #zoom: number;
  constructor(
    readonly element: HTMLElement,
    state: { center: YandexPlace; zoom: number },
  ) {
    this.#centre = state.center;
    this.#zoom = state.zoom;
    StandInMap.alive.add(this);
    element.append(document.createElement('ymaps'));
  }
  getCenter = () => this.#centre;
  getZoom = () => this.#zoom;
  getGlobalPixelCenter = () => [1000, 1000];
  setCenter(centre: YandexPlace, zoom: number) {
    this.#centre = centre;
    this.#zoom = zoom;
  }
  setZoom(zoom: number) {
    this.#zoom = zoom;
  }
  /** A thousandth of a degree to the pixel, so that a pan can be read off. */
  setGlobalPixelCenter([x, y]: [number, number]) {
    this.#centre = [this.#centre[0] - (y - 1000) / 1000, this.#centre[1] + (x - 1000) / 1000];
  }
  destroy() {
    StandInMap.alive.delete(this);
    this.element.querySelector('ymaps')?.remove();
  }
  objects = () =>
    this.geoObjects.items.filter((item): item is StandInObject => item instanceof StandInObject);
  clusterers = () =>
    this.geoObjects.items.filter((item): item is StandInClusterer => item instanceof StandInClusterer);
}

type Found = (question: string | YandexPlace, options: object) => readonly YandexGeoObject[];

/** Answers scripts of the service from now on: with the stand-in, or with a failure. Gives their addresses. */
export function serveYandex({ isDown = false, found = () => [] }: { isDown?: boolean; found?: Found } = {}) {
  const scripts: string[] = [];
  const api = {
    Map: StandInMap,
    Placemark,
    Polygon,
    Clusterer: StandInClusterer,
    ready: (then: () => void) => then(),
    geocode: async (question: string | YandexPlace, options: object) => ({
      geoObjects: { toArray: () => found(question, options) },
    }),
    modules: {
      require: (name: string) => ({
        done: (then: (modules: unknown[]) => void) => then([api[name as 'Map']]),
      }),
    },
  };
  const append = jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    document.head.append(node);
    if (!(node instanceof HTMLScriptElement)) return node;
    const url = new URL(node.src);
    scripts.push(node.src);
    queueMicrotask(() => {
      if (isDown) return void node.dispatchEvent(new Event('error'));
      const ready = Reflect.get(window, url.searchParams.get('onload') ?? '') as (given: typeof api) => void;
      ready(api);
    });
    return node;
  });
  return { scripts, stop: () => append.mockRestore() };
}
