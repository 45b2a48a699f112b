export { useErrorReports } from './useErrorReports';
export { useTracking } from './useTracking';
