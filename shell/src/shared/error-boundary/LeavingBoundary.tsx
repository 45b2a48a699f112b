import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

interface Props {
  /** Children with a new name replace the previous children. */
  name: string | undefined;
  children: ReactNode;
}

/**
 * Contains errors that children throw while they are removed, as a map does whose element is gone. A boundary inside
 * the children is removed with them, and React gives the error to the next boundary above, which would drop their
 * successors too. So the boundary of removed children stays, empty, beside the boundary of their successors. Any other
 * error goes on to the boundary above.
 */
export function LeavingBoundary({ name, children }: Props) {
  const [current, setCurrent] = useState({ name, count: 0 });
  if (current.name !== name) setCurrent({ name, count: current.count + 1 });
  return [-1, 0].map((place) => (
    <ErrorBoundary
      key={current.count + place}
      renderError={(error) => {
        if (place === 0) throw error;
        return null;
      }}
    >
      {place === 0 && children}
    </ErrorBoundary>
  ));
}
