export { MenuSection } from './MenuSection';
