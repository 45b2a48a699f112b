type Ask = Geolocation['getCurrentPosition'];

/** The codes of `GeolocationPositionError`. */
export const denied = { code: 1 } as GeolocationPositionError;
export const unavailable = { code: 2 } as GeolocationPositionError;

/** A position with more decimals than the storefront sends (readings 13). */
export const here = { coords: { latitude: 55.81969, longitude: 37.60359 } } as GeolocationPosition;

/** Replaces the browser's geolocation, which jsdom lacks. */
export function mockGeolocation(ask: Ask): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
}

export function removeGeolocation(): void {
  Reflect.deleteProperty(navigator, 'geolocation');
}
