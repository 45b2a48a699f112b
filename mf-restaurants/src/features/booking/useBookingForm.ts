import { userQuery } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import { useSession } from '@storefront/contracts';
import { parsePhone } from '@storefront/domain';
import { useZodForm } from '@storefront/forms';
import { useQuery, useQueryClient } from '@storefront/query';
import { useCallback, useEffect } from 'react';
import { clearBookingDraft, useBookingDraft } from '../../shared/booking/bookingDraft';
import { bookingFields } from './bookingFields';

/**
 * The form of a booking. It starts with the draft, and every change is written through to the draft. The customer's
 * name and phone fill the empty fields.
 */
export function useBookingForm(restaurantId: number, datetime: string) {
  const queryClient = useQueryClient();
  const isCustomer = useSession().status === 'user';
  const form = useZodForm({ schema: bookingFields, defaultValues: { datetime, ...enteredFields() } });
  const { subscribe, setValue, getValues, clearErrors, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { persons, name, phone, comment } }) =>
          useBookingDraft.setState({ persons, name, phone, comment }),
      }),
    [subscribe],
  );

  useEffect(() => {
    setValue('datetime', datetime);
    // The server's message is about the previous time.
    clearErrors('datetime');
  }, [datetime, setValue, clearErrors]);

  const fill = useCallback(
    (user: User) => {
      if (getValues('name') === '') setValue('name', user.name ?? '');
      if (getValues('phone') === '') setValue('phone', parsePhone(user.phone ?? '') ?? '');
    },
    [getValues, setValue],
  );
  const { data: user } = useQuery({ ...userQuery(), enabled: isCustomer });
  useEffect(() => {
    if (user) fill(user);
  }, [user, fill]);

  /** Fills in the customer who has just logged in. The shell reports a failed load; the fields then stay empty. */
  const fillIn = () => queryClient.fetchQuery(userQuery()).then(fill, () => undefined);

  /**
   * Empties the form and the draft, once the table is booked. The draft of another restaurant, opened since, stays. The
   * form may be shown again before it unmounts, with the customer's own name and phone.
   */
  function clear() {
    if (!clearBookingDraft(restaurantId)) return;
    reset({ datetime: '', ...enteredFields() });
    if (user) fill(user);
  }

  return { form, fillIn, clear };
}

function enteredFields() {
  const { persons, name, phone, comment } = useBookingDraft.getState();
  return { persons, name, phone, comment };
}

export type BookingForm = ReturnType<typeof useBookingForm>['form'];
