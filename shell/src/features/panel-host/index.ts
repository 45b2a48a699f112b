export { usePanelStack } from './usePanelStack';
