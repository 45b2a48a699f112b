import { create } from 'zustand';

/** The entered fields of a booking. They outlive the booking panels, but not the page. */
export interface BookingDraft {
  /** The restaurant whose booking was opened last. */
  restaurantId: number | undefined;
  /** Undefined until a time is chosen for this restaurant (spec §2, Booking). */
  time: Date | undefined;
  /** The time that was sent last without an answer, ms since 1970: this restaurant may have booked it. */
  unansweredTime: number | undefined;
  persons: number;
  name: string;
  /** Ten digits at most. */
  phone: string;
  comment: string;
}

const empty: BookingDraft = {
  restaurantId: undefined,
  time: undefined,
  unansweredTime: undefined,
  persons: 2,
  name: '',
  phone: '',
  comment: '',
};

/** Shared by the panel of the booking and the panel of its time. */
export const useBookingDraft = create<BookingDraft>()(() => empty);

/** The time is reset each time the booking opens (spec §2, Booking). */
export function openBookingDraft(restaurantId: number): void {
  useBookingDraft.setState(({ restaurantId: before, unansweredTime }) => ({
    restaurantId,
    time: undefined,
    unansweredTime: before === restaurantId ? unansweredTime : undefined,
  }));
}

/** Updates the draft if it still belongs to this restaurant, and returns whether it does. */
function update(restaurantId: number, change: Partial<BookingDraft>): boolean {
  const isSameRestaurant = useBookingDraft.getState().restaurantId === restaurantId;
  if (isSameRestaurant) useBookingDraft.setState(change);
  return isSameRestaurant;
}

/** Empties the draft, once the table is booked. Returns false if the draft belongs to another restaurant by now. */
export const clearBookingDraft = (restaurantId: number) => update(restaurantId, { ...empty, restaurantId });

/** Remembers that a request had no answer. */
export const setUnansweredTime = (restaurantId: number, unansweredTime: number) =>
  update(restaurantId, { unansweredTime });
