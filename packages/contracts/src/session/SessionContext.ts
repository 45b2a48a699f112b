import { createContext, use } from 'react';

/**
 * The session of the page (spec §6). The token stays in an HttpOnly cookie; the page only knows whether there
 * is one. The user's data is in `userQuery` of `api-client`.
 */
export interface Session {
  status: 'guest' | 'user';
}

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** @throws Error outside a `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
