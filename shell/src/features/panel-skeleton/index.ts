export { PanelSkeleton } from './PanelSkeleton';
