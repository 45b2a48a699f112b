import { createContext, use } from 'react';
import type { RemoteParts } from './remoteParts';

const RemotePartsContext = createContext<RemoteParts | undefined>(undefined);

export const RemotePartsProvider = RemotePartsContext.Provider;

/** @throws Error outside a `RemotePartsProvider`. */
export function useRemoteParts(): RemoteParts {
  const parts = use(RemotePartsContext);
  if (!parts) throw new Error('useRemoteParts needs a RemotePartsProvider above it');
  return parts;
}
