import { networkOf } from '@storefront/api-contract/server';

/**
 * The subnet by which distinct visitors are counted: a /24 of IPv4, a /48 of IPv6. It is wider than the network that
 * limits calls, because a tenant of one server gets thousands of such networks.
 */
export function subnetOf(address: string): string {
  const network = networkOf(address);
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
