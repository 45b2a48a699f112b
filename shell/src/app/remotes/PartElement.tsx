import type { ReactNode } from 'react';
import { useRemoteParts } from './RemotePartsContext';
import { ownerOf, type PartKey } from './remoteParts';

/**
 * The element a part stands in: it names the team for the outline of `?boundaries`, and says whether the server
 * could draw it. The server may know less than the browser, so that attribute is allowed to differ.
 */
export function PartElement({ part, children }: { part: PartKey; children: ReactNode }) {
  const isDrawn = useRemoteParts().peek(part).state === 'ready';
  return (
    <div
      data-part={part}
      data-owner={ownerOf(part)}
      data-empty={isDrawn ? undefined : ''}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
