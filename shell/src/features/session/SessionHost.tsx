import { type Session, SessionProvider } from '@storefront/contracts';
import { type ReactNode, useMemo } from 'react';
import { useSessionFlow } from './useSessionFlow';

interface Props {
  initial: Session;
  /** Leaves for the home page with nothing of the customer left in memory. */
  leave: () => void;
  children: ReactNode;
}

/** Holds who looks at the page, and what login and logout bring with them (spec §4, §6). */
export function SessionHost({ initial, leave, children }: Props) {
  const status = useSessionFlow(initial, leave);
  const session = useMemo(() => ({ status }), [status]);
  return <SessionProvider value={session}>{children}</SessionProvider>;
}
