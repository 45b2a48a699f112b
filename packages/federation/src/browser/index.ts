export {
  type BrowserRelease,
  createRemoteLoader,
  type RemoteLoader,
  type RemoteLoaderOptions,
} from './createRemoteLoader';
export { installTrustedTypesPolicy } from './installTrustedTypesPolicy';
export { provideShared, type SharedInstance, type SharedInstances } from '../sharing/provideShared';
export { RemoteUnavailableError } from './RemoteUnavailableError';
export { timeLimits } from '../sharing/timeLimits';
