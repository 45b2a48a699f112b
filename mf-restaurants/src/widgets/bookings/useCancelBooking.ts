import { loadDeferredCalls, toastFailure, useApi } from '@storefront/api-client';
import { backEndNow, storageKeys, toast, useBrand } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';
import { bookedTables } from '../../shared/booking/bookedTables';
import { bookingsQuery } from '../../shared/booking/bookingsQuery';
import { busyTimesKey } from '../../shared/booking/busyTimesQuery';
import { messages } from './messages';
import type { UpcomingBooking } from './upcomingBookings';

/** Cancels a booking; its table may then be booked again. `onCancelled` is called before the booking leaves the list. */
export function useCancelBooking({ onCancelled }: { onCancelled: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const key = storageKeys(useBrand().key).bookedTables;
  return useMutation({
    mutationFn: async ({ booking: { id } }: UpcomingBooking) => {
      const { bookingCalls } = await loadDeferredCalls();
      return api.call(bookingCalls.cancel, { path: { id } });
    },
    onSuccess: (_, { booking, moment }) => {
      onCancelled();
      bookedTables(key).remove(booking.restaurant.id, moment.getTime(), backEndNow());
      queryClient.setQueryData(bookingsQuery().queryKey, (list) =>
        list?.filter(({ id }) => id !== booking.id),
      );
      toast(messages.cancelled, 'success');
    },
    onError: (error) => toastFailure(error, messages.failed),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: bookingsQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: busyTimesKey });
    },
  });
}
