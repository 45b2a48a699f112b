import { create } from 'zustand';

/** What a customer has entered for a table. It outlives the panels of the booking, but not the page. */
export interface BookingDraft {
  /** Undefined until one is chosen for this restaurant (spec §2, Booking). */
  time: Date | undefined;
  persons: number;
  name: string;
  /** Ten digits at most. */
  phone: string;
  comment: string;
}

const empty: BookingDraft = { time: undefined, persons: 2, name: '', phone: '', comment: '' };

/** Shared by the panel of the booking and that of its time. */
export const useBookingDraft = create<BookingDraft>()(() => empty);

/** The time is reset each time the booking opens (spec §2, Booking). */
export function resetBookingTime(): void {
  useBookingDraft.setState({ time: undefined });
}

/** Forgets everything, once the table is booked. */
export function clearBookingDraft(): void {
  useBookingDraft.setState(empty);
}
