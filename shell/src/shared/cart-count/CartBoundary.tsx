import { useCart } from '@storefront/api-client';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary';

/** Hides children that throw because a remote has broken the cart, until the cart changes. */
export function CartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary renderError={() => null} resetOn={useCart().data}>
      {children}
    </ErrorBoundary>
  );
}
