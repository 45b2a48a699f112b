export { LogoutConfirmPanel } from './LogoutConfirmPanel';
