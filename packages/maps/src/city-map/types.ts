import type { Area, Coordinates } from '@storefront/domain';
import type { ReactNode, Ref } from 'react';

/** A place that can be chosen on the map: a restaurant. */
export interface MapMarker {
  id: string;
  point: Coordinates;
  /** Its accessible name; also shown beside the marker when it is chosen. */
  label: string;
  /** The hours, shown under the label of the chosen marker. */
  note?: string | undefined;
  /** Closed now: grey, but it can still be chosen. */
  isMuted?: boolean;
}

/** The address that is being chosen. */
export interface MapPin {
  point: Coordinates;
  /** Text of the bubble above it: street and house. */
  title?: string | undefined;
  /** The delivery time, shown under the title. */
  note?: string | undefined;
}

/** The maps service of the brand (readings 18). */
export interface MapsService {
  apiKey: string;
  host: 'https://api-maps.yandex.ru' | 'https://enterprise.api-maps.yandex.ru';
}

/** The content of the map. */
export interface MapScene {
  /** The map moves here whenever it changes; the customer may pan away. */
  centre: Coordinates;
  /** The map moves to `centre` also when this changes: a second press on the same restaurant. */
  centreKey?: number | undefined;
  /** 9 is the region, 17 the house. */
  zoom: number;
  /** Delivery zones: the area outside them is dimmed. */
  zones?: readonly Area[];
  markers?: readonly MapMarker[];
  chosenMarkerId?: string | undefined;
  onMarkerChoose?: (id: string) => void;
  pin?: MapPin | undefined;
  /**
   * The brand's mark, shown inside markers if the adapter can. The embedded map copies it when it adds a marker, so a
   * later mark does not reach existing markers.
   */
  mark?: ReactNode;
  /** The pin was dragged, or another point was pressed. */
  onPinMove?: (point: Coordinates) => void;
}

export type MapTheme = 'light' | 'dark';

/** The calls that MapStage's keys and buttons make. Distances in px. */
export interface MapHandle {
  panBy: (right: number, down: number) => void;
  zoomBy: (steps: 1 | -1) => void;
  centre: () => Coordinates;
}

/** Props of an adapter: every adapter shows the same scene. */
export interface MapAdapterProps extends MapScene {
  handle: Ref<MapHandle>;
  theme: MapTheme;
  /** The service is unavailable: another adapter takes over. */
  onFail: () => void;
  service: MapsService | undefined;
}
