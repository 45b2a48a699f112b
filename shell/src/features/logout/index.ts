export { default as LogoutConfirmPanel } from './LogoutConfirmPanel';
