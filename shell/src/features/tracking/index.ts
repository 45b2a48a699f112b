export { useTracking } from './useTracking';
