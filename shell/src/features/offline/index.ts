export { NetworkLine } from './NetworkLine';
export { useOfflinePage } from './useOfflinePage';
