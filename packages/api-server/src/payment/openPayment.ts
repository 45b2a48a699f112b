import { ApiError } from '../apiError';
import { messages } from './messages';
import type { Bill, OpenedPayment, PaymentProvider } from './provider';

/** 422: the payment provider did not open a payment. For the operator a failure of ours, not a refusal. */
export class PaymentNotOpened extends ApiError {
  constructor() {
    super(422, { message: messages.providerSilent });
  }
}

/** Throws PaymentNotOpened after it has reported why. */
export async function openPayment(
  provider: PaymentProvider,
  bill: Bill,
  onProviderError: (error: unknown) => void,
): Promise<OpenedPayment> {
  try {
    return await provider.openPayment(bill);
  } catch (error) {
    onProviderError(error);
    throw new PaymentNotOpened();
  }
}
