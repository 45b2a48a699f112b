export { MenuGroups } from './MenuGroups';
