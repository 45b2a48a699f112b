import { userQuery } from '@storefront/api-client';
import { type AccessVisitor, useSession } from '@storefront/contracts';
import { useQuery } from '@storefront/query';

/** The visitor with the scope of their data, which the header loads. */
export function useAccessVisitor(): AccessVisitor {
  const { status } = useSession();
  const { data } = useQuery({ ...userQuery(), enabled: false });
  return { status, scope: data?.scope };
}
