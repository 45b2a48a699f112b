import type { Address } from '@storefront/api-contract';
import { deliveryAddress, savedAddressText } from '@storefront/domain';
import { messages } from './messages';

/** By its label, else by its street and house. */
export const addressName = (address: Address): string =>
  savedAddressText(deliveryAddress(address)).title || messages.nameless;
