import { useTakeMethod } from '@storefront/contracts';
import { unavailableAt } from '@storefront/domain';

/** Why a dish cannot be ordered: it is sold out at the customer's address or restaurant. */
export const useUnavailableText = () => unavailableAt(useTakeMethod((state) => state.takeMethod));

export const UnavailableText = () => useUnavailableText();
