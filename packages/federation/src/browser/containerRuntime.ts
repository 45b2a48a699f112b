/**
 * What a remote's container takes of the federation runtime. The bundler's half of the runtime keeps the namespace that
 * it imports, and with it every function of a host; a container needs two.
 */
export { getRemoteEntry, init } from '@module-federation/runtime/dist/index.js';
