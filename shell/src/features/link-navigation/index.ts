export { useLinkNavigation } from './useLinkNavigation';
