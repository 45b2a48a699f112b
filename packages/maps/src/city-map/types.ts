import type { Area, Coordinates } from '@storefront/domain';
import type { ReactNode, Ref } from 'react';

/** Something to choose on the map: a restaurant. */
export interface MapMarker {
  id: string;
  point: Coordinates;
  /** Its name for those who do not see the map, and beside the marker when it is chosen. */
  label: string;
  /** Closed now: shown in grey, and still to be chosen. */
  isMuted?: boolean;
}

/** The address that is being chosen. */
export interface MapPin {
  point: Coordinates;
  /** What stands in the bubble over it: street and house. */
  title?: string | undefined;
  /** Under the title: when it will be there. */
  note?: string | undefined;
}

/** The maps service of the brand (readings 18). */
export interface MapsService {
  apiKey: string;
  host: 'https://api-maps.yandex.ru' | 'https://enterprise.api-maps.yandex.ru';
}

/** What is on the map. */
export interface MapScene {
  /** Looked at whenever it changes; the customer may pan away. */
  centre: Coordinates;
  /** 9 is the region, 17 the house. */
  zoom: number;
  /** Outlines of delivery: what is outside is dimmed. */
  zones?: readonly Area[];
  markers?: readonly MapMarker[];
  chosenMarkerId?: string | undefined;
  onMarkerChoose?: (id: string) => void;
  pin?: MapPin | undefined;
  /** The brand's mark, drawn inside markers where the adapter can. */
  mark?: ReactNode;
  /** The pin was dragged, or another place was pressed. */
  onPinMove?: (point: Coordinates) => void;
}

export type MapTheme = 'light' | 'dark';

/** What the keyboard and the buttons beside the map do with it. Distances in px. */
export interface MapHandle {
  panBy: (right: number, down: number) => void;
  zoomBy: (steps: 1 | -1) => void;
  centre: () => Coordinates;
}

/** What an adapter gets: all adapters draw the same scene. */
export interface MapAdapterProps extends MapScene {
  handle: Ref<MapHandle>;
  theme: MapTheme;
  /** The service cannot be had: another adapter takes over. */
  onFail: () => void;
  service: MapsService | undefined;
}
