export { BottomToolbar } from './BottomToolbar';
