export { GroupTabs } from './GroupTabs';
