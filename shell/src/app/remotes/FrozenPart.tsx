import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useRemoteParts } from './RemotePartsContext';
import { ownerOf, type PartKey } from './remoteParts';

/** Hydration leaves what is inside such an element alone, so the server's HTML stays. */
const serverHtml = { __html: '' };

/** An element whose inside is what the server wrote into it. */
export function ServerHtml(props: Omit<ComponentProps<'div'>, 'children'>) {
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
}

/**
 * A part whose HTML stays as the server wrote it: because it needs no script, or because its script could not be
 * had. Then a way to try again stands below it.
 */
export function FrozenPart({ part, children }: { part: PartKey; children: ReactNode }) {
  const [isMounted, setMounted] = useState(false);
  const parts = useRemoteParts();
  useEffect(() => {
    setMounted(true);
    return () => parts.thaw(part);
  }, [parts, part]);
  return (
    <>
      <ServerHtml data-part={part} data-owner={ownerOf(part)} />
      {isMounted && children}
    </>
  );
}
