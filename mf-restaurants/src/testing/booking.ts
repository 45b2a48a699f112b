import { useBookingDraft } from '../shared/booking/bookingDraft';
import { testRestaurants } from './testRestaurants';

/** Wednesday, five past twelve in Moscow. */
export const testNow = new Date('2026-11-18T12:05:00+03:00');
export const wednesday = (time: string) => `2026-11-18T${time}:00+03:00`;

/** Every half hour of the fourteen days, in the notation of busy times. */
export const everyTime = () =>
  Array.from({ length: 14 * 48 }, (_, index) =>
    new Date(testNow.getTime() + (index * 30 - 5) * 60_000).toISOString(),
  );

export const bookingPaths = {
  restaurants: '/api/app/restaurants/',
  detail: '/api/app/restaurants/detail/{id}/',
  user: '/api/user/get-data/',
  book: '/api/app/reservation/',
  busy: '/api/app/reservation/busy-times/',
  list: '/api/user/reservations/',
  cancel: '/api/user/reservations/{id}/cancel/',
} as const;

/** The restaurants of `testRestaurants` with their ids as slugs. */
export const bookableRestaurants = () =>
  testRestaurants().map((restaurant) => ({ ...restaurant, slug: String(restaurant['id']) }));

/** A back end with only the calls of spec §7: the calls that only our back end has are a 404. */
export const bookingAnswers = {
  [bookingPaths.restaurants]: () => bookableRestaurants() as unknown,
  // The list already has every field.
  [bookingPaths.detail]: () => ({ id: 1 }) as unknown,
  [bookingPaths.user]: () => ({ id: 7, name: 'Мария', phone: '79162041873' }) as unknown,
  [bookingPaths.book]: () => ({ success: true }) as unknown,
};

/** Each test of the file begins at `testNow`, with an empty draft and without booked tables. Timers run. */
export function setUpBooking(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: testNow,
      doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    useBookingDraft.setState(useBookingDraft.getInitialState(), true);
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());
}
