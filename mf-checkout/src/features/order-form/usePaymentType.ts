import { useChangePaymentType } from '@storefront/api-client';
import { DEFAULT_PAYMENT_TYPE, isPaymentTypeId, type PaymentTypeId } from '@storefront/domain';

/**
 * The payment type, saved with the cart. A choice stays on the screen until its own write is answered: an answer to
 * an earlier call still names the old type, and would take away the field of the cash sum while it is typed into.
 */
export function usePaymentType(saved: number | null) {
  const { mutate, isPending, variables } = useChangePaymentType();
  const shown = isPending ? variables.id : saved;
  return {
    paymentType: isPaymentTypeId(shown) ? shown : DEFAULT_PAYMENT_TYPE,
    choose: (id: PaymentTypeId) => mutate({ id }),
  };
}
