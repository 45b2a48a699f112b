import { type Session, SessionProvider } from '@storefront/contracts';
import { type ReactNode, useMemo } from 'react';
import { useSessionFlow } from './useSessionFlow';

/** Holds who looks at the page, and what login and logout bring with them (spec §4, §6). */
export function SessionHost({ initial, children }: { initial: Session; children: ReactNode }) {
  const status = useSessionFlow(initial);
  const session = useMemo(() => ({ status }), [status]);
  return <SessionProvider value={session}>{children}</SessionProvider>;
}
