export { containerName } from '../sharing/containerName';
export { provideShared } from '../sharing/provideShared';
export { timeLimits } from '../sharing/timeLimits';
export { type BrowserRelease, createRemoteLoader } from './createRemoteLoader';
export { installTrustedTypesPolicy } from './installTrustedTypesPolicy';
export { RemoteUnavailableError } from './RemoteUnavailableError';
