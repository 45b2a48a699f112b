export { GroupTabs, tabClass } from './GroupTabs';
