import type { RemoteName } from '@storefront/contracts';

/** A container is a global variable; the prefix keeps it off names that browsers have, such as `content`. */
export const containerName = (name: RemoteName) => `mf_${name}`;

/** The one module that a remote exposes: its manifest. */
export const exposedModule = './remote';
