import { createContext, use } from 'react';
import type { RemoteModules } from './remoteModules';

const RemoteModulesContext = createContext<RemoteModules | undefined>(undefined);

export const RemoteModulesProvider = RemoteModulesContext.Provider;

/** @throws Error outside a `RemoteModulesProvider`. */
export function useRemoteModules(): RemoteModules {
  const remoteModules = use(RemoteModulesContext);
  if (!remoteModules) throw new Error('useRemoteModules needs a RemoteModulesProvider above it');
  return remoteModules;
}
