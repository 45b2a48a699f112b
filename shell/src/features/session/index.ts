export { fetchUntilLogout } from './fetchUntilLogout';
export { SessionHost } from './SessionHost';
