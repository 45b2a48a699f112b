import type { User } from '@storefront/api-contract';

/** Whether the customer has the scope, whole and in its letter case (spec §6); a guest has none. */
export function hasScope(user: Pick<User, 'scope'> | undefined, scope: string): boolean {
  return (user?.scope ?? '').split(/[\s,]+/).includes(scope) && scope !== '';
}
