/** The part of the Yandex Maps script API 2.1 that this package uses. Points are [latitude, longitude]. */
export type YandexPoint = [latitude: number, longitude: number];

export interface YandexMapInstance {
  getCenter(): YandexPoint;
  getZoom(): number;
  setCenter(centre: YandexPoint, zoom: number, options?: { duration?: number }): unknown;
  setZoom(zoom: number, options?: { checkZoomRange?: boolean }): unknown;
  getGlobalPixelCenter(): [number, number];
  setGlobalPixelCenter(centre: [number, number], zoom: number): unknown;
}

/** An event of the service: its fields are read by name. */
export interface YandexEvent {
  get(name: 'coords'): YandexPoint;
  get(name: 'target'): { geometry: { getCoordinates(): YandexPoint } };
}

/** A press on a cluster, or on a marker that is in none: only a cluster lists its markers. */
export interface YandexClustererEvent {
  get(name: 'target'): {
    getGeoObjects?: () => readonly { properties: { get(name: 'markerId'): string } }[];
  };
}

export interface YandexGeoObject {
  geometry: { getCoordinates(): YandexPoint };
  getAddressLine(): string;
  getThoroughfare(): string | null | undefined;
  getPremiseNumber(): string | null | undefined;
  getLocalities(): readonly string[];
  getAdministrativeAreas(): readonly string[];
}

export interface YandexApi {
  geocode(
    question: string | YandexPoint,
    options: {
      results: number;
      boundedBy?: [YandexPoint, YandexPoint];
      strictBounds?: boolean;
      kind?: 'house';
    },
  ): PromiseLike<{ geoObjects: { toArray(): readonly YandexGeoObject[] } }>;
}
