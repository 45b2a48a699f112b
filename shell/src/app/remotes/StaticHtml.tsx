import { useIsHydrated } from '@storefront/api-client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ownerOf, type RemoteModuleKey } from './remoteModules';
import { useRemoteModules } from './RemoteModulesContext';

/** Hydration does not touch the content of such an element, so the server's HTML stays. */
const serverHtml = { __html: '' };

/**
 * An element that keeps the content the server rendered into it. Only for a component that is being hydrated: in a
 * new element the content would be empty, and Trusted Types refuse to write it.
 */
export function StaticHtml(props: Omit<ComponentProps<'div'>, 'children'>) {
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
}

/** `isHydrated`: the component took over the server's elements. `isHydrating`: it is doing so in this render. */
export function useHydration(): { isHydrated: boolean; isHydrating: boolean } {
  const isHydrating = !useIsHydrated();
  const [isHydrated] = useState(isHydrating);
  return { isHydrated, isHydrating };
}

interface Props {
  moduleKey: RemoteModuleKey;
  /** Rendered below the HTML, in the browser only: a button to retry. */
  below?: ReactNode;
  /** The module rendered by its script: for a place that arrived without the server's HTML. */
  children: ReactNode;
}

/**
 * A module whose HTML stays as the server rendered it: it needs no script, or its script could not be loaded. If
 * another page later renders the same module, it loads the script (again).
 */
export function StaticModule({ moduleKey, below, children }: Props) {
  const { isHydrated, isHydrating } = useHydration();
  const remoteModules = useRemoteModules();
  if (!isHydrated) {
    // Before the children request the module. Only the first call has an effect.
    remoteModules.releaseStaticHtml(moduleKey);
    return children;
  }
  return (
    <>
      <StaticHtml data-module={moduleKey} data-owner={ownerOf(moduleKey)} />
      {!isHydrating && below}
    </>
  );
}
