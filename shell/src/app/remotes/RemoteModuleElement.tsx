import type { ReactNode } from 'react';
import { hiddenFromRecordings } from '../../shared/third-parties/hiddenFromRecordings';
import { ownerOf, type RemoteModuleKey } from './remoteModules';
import { useRemoteModules } from './RemoteModulesContext';

interface Props {
  moduleKey: RemoteModuleKey;
  children: ReactNode;
}

/**
 * The element around a remote module. It names the owner for the outline of `?boundaries`, and records whether the
 * module was rendered. The server may have loaded less than the browser, so that attribute is allowed to differ.
 */
export function RemoteModuleElement({ moduleKey, children }: Props) {
  const isRendered = useRemoteModules().peek(moduleKey).state === 'ready';
  return (
    <div
      className={ownerOf(moduleKey) === 'account' ? hiddenFromRecordings : undefined}
      data-module={moduleKey}
      data-owner={ownerOf(moduleKey)}
      data-empty={isRendered ? undefined : ''}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
