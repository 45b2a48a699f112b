/** A fake of the service's script for tests: it records the calls of the map. */
import type { YandexGeoObject, YandexPoint } from '../yandex/yandexTypes';

type Handler = (event: { get: (name: string) => unknown }) => void;

class EventManager {
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

class DataManager {
  values: Record<string, unknown>;
  constructor(values: unknown) {
    this.values = { ...(values as object) };
  }
  get(name: string) {
    return this.values[name];
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

export class FakeGeoObject {
  events = new EventManager();
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
    this.properties = new DataManager(properties);
    this.options = new DataManager(options);
  }
}
class Placemark extends FakeGeoObject {}
class Polygon extends FakeGeoObject {}

export class FakeClusterer extends Collection<FakeGeoObject> {
  events = new EventManager();
  options;
  constructor(options: unknown) {
    super();
    this.options = new DataManager(options);
  }
}

export class FakeMap {
  static alive = new Set<FakeMap>();
  events = new EventManager();
  geoObjects = new Collection<FakeGeoObject | FakeClusterer>();
  container = { fitToViewport: () => undefined };
  #centre: YandexPoint;
  #zoom: number;
  constructor(
    readonly element: HTMLElement,
    state: { center: YandexPoint; zoom: number },
  ) {
    this.#centre = state.center;
    this.#zoom = state.zoom;
    FakeMap.alive.add(this);
    element.append(document.createElement('ymaps'));
  }
  getCenter = () => this.#centre;
  getZoom = () => this.#zoom;
  getGlobalPixelCenter = () => [1000, 1000];
  setCenter(centre: YandexPoint, zoom: number) {
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
    FakeMap.alive.delete(this);
    this.element.querySelector('ymaps')?.remove();
  }
  objects = () =>
    this.geoObjects.items.filter((item): item is FakeGeoObject => item instanceof FakeGeoObject);
  clusterers = () =>
    this.geoObjects.items.filter((item): item is FakeClusterer => item instanceof FakeClusterer);
}

type Found = (question: string | YandexPoint, options: object) => readonly YandexGeoObject[];

/** Answers every request for the script with the fake or with a failure, and returns the addresses requested. */
export function fakeYandexScript({
  isDown = false,
  found = () => [],
  arrives = Promise.resolve(),
}: {
  isDown?: boolean;
  found?: Found;
  /** When the script arrives; at once by default. */
  arrives?: Promise<void>;
} = {}) {
  const scripts: string[] = [];
  const api = {
    Map: FakeMap,
    Placemark,
    Polygon,
    Clusterer: FakeClusterer,
    ready: (then: () => void) => then(),
    geocode: async (question: string | YandexPoint, options: object) => ({
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
    void arrives.then(() => {
      if (isDown) return void node.dispatchEvent(new Event('error'));
      const ready = Reflect.get(window, url.searchParams.get('onload') ?? '') as (given: typeof api) => void;
      ready(api);
    });
    return node;
  });
  return { scripts, stop: () => append.mockRestore() };
}
