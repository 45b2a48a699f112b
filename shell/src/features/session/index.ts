export { SessionHost } from './SessionHost';
