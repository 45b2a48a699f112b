import type { Session } from '../session/SessionContext';

/** Who may see something: every customer, or the customers with a scope (spec §6, «The user's scope can be checked»). */
export type Access = 'user' | { scope: string };

/** A visitor as far as access depends on them. */
export interface AccessVisitor extends Session {
  /** Of the customer's data (spec §3, User): names with spaces between them. Undefined until the data is known. */
  scope?: string | null | undefined;
}

/** Whether the customer has the scope. */
export const hasScope = (scopes: string | null | undefined, scope: string): boolean =>
  (scopes ?? '').split(/\s+/).includes(scope);

/** Whether the visitor may see it. Without `access` everyone may. */
export function hasAccess(access: Access | undefined, { status, scope }: AccessVisitor): boolean {
  if (access === undefined) return true;
  return status === 'user' && (access === 'user' || hasScope(scope, access.scope));
}
