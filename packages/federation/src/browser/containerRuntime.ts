/**
 * What a remote's container takes of the federation runtime. The bundler's half of the runtime keeps the namespace that
 * it imports, and with it every function of a host; a container needs one.
 */
export { init } from '@module-federation/runtime/dist/index.js';
