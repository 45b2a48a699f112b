export { panelRedirect } from './panelRedirect';
