export { MenuBreadcrumbs } from './MenuBreadcrumbs';
