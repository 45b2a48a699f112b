export { openedInstead, returnsTo } from './panelDoors';
