import { useCart } from '@storefront/api-client';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary';

/** Leaves out what cannot show a cart that a remote has broken, until the cart changes. */
export function CartBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary renderError={() => null} resetOn={useCart().data}>
      {children}
    </ErrorBoundary>
  );
}
