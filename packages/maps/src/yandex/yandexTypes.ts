/** What of the Yandex Maps script API 2.1 is used here. Places are [latitude, longitude]. */
export type YandexPlace = [latitude: number, longitude: number];

export interface YandexMapInstance {
  getCenter(): YandexPlace;
  getZoom(): number;
  setCenter(centre: YandexPlace, zoom: number, options?: { duration?: number }): unknown;
  setZoom(zoom: number, options?: { checkZoomRange?: boolean }): unknown;
  getGlobalPixelCenter(): [number, number];
  setGlobalPixelCenter(centre: [number, number], zoom: number): unknown;
}

/** An event of the service: its fields are asked for by name. */
export interface YandexEvent {
  get(name: 'coords'): YandexPlace;
  get(name: 'target'): { geometry: { getCoordinates(): YandexPlace } };
}

export interface YandexGeoObject {
  geometry: { getCoordinates(): YandexPlace };
  getAddressLine(): string;
  getThoroughfare(): string | null | undefined;
  getPremiseNumber(): string | null | undefined;
  getLocalities(): readonly string[];
  getAdministrativeAreas(): readonly string[];
}

export interface YandexApi {
  geocode(
    question: string | YandexPlace,
    options: {
      results: number;
      boundedBy?: [YandexPlace, YandexPlace];
      strictBounds?: boolean;
      kind?: 'house';
    },
  ): PromiseLike<{ geoObjects: { toArray(): readonly YandexGeoObject[] } }>;
}
