export { useErrorReports } from './useErrorReports';
