export { BottomToolbar } from './BottomToolbar';
export { CartStatus } from './CartStatus';
