/** For tests of leaks: no build contains it. */
export { listenerCount } from '../events/bus';
