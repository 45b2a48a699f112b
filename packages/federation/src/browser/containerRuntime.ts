/**
 * The part of the federation runtime that a remote's container uses. The bundler's half of the runtime keeps the
 * namespace that it imports, and with it every function of a host; a container needs one.
 */
export { init } from '@module-federation/runtime/dist/index.js';
