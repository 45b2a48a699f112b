/** What a page loads to follow the session in other pages; which of the two it needs may change while it is shown. */
export { watchLogin } from './watchLogin';
export { watchLogout } from './watchLogout';
