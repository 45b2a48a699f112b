import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { ownerOf, type RemoteModuleKey } from './remoteModules';
import { useRemoteModules } from './RemoteModulesContext';

/** Hydration does not touch the content of such an element, so the server's HTML stays. */
const serverHtml = { __html: '' };

/** An element that keeps the content the server rendered into it. */
export function StaticHtml(props: Omit<ComponentProps<'div'>, 'children'>) {
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
}

interface Props {
  moduleKey: RemoteModuleKey;
  /** Rendered below the HTML, in the browser only: a way to try again. */
  children: ReactNode;
}

/** A module whose HTML stays as the server rendered it: it needs no script, or its script could not be loaded. */
export function StaticModule({ moduleKey, children }: Props) {
  const [isMounted, setMounted] = useState(false);
  const remoteModules = useRemoteModules();
  useEffect(() => {
    setMounted(true);
    return () => remoteModules.releaseStaticHtml(moduleKey);
  }, [remoteModules, moduleKey]);
  return (
    <>
      <StaticHtml data-module={moduleKey} data-owner={ownerOf(moduleKey)} />
      {isMounted && children}
    </>
  );
}
