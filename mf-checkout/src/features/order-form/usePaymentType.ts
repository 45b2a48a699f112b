import { useChangePaymentType } from '@storefront/api-client';
import { DEFAULT_PAYMENT_TYPE, isPaymentTypeId, type PaymentTypeId } from '@storefront/domain';

/**
 * The payment type, saved with the cart. A choice stays on the screen until its own write is answered: an answer to
 * an earlier call still has the old type, and would remove the field for the cash sum while the customer types into it.
 */
export function usePaymentType(saved: number | null) {
  const { mutate, isPending, variables } = useChangePaymentType();
  const shown = isPending ? variables.id : saved;
  return {
    paymentType: isPaymentTypeId(shown) ? shown : DEFAULT_PAYMENT_TYPE,
    choose: (id: PaymentTypeId) => mutate({ id }),
  };
}
