import type { RemoteName } from '@storefront/contracts';

/** A container is a global variable; the prefix avoids clashes with the browser's own, such as `content`. */
export const containerName = (name: RemoteName) => `mf_${name}`;

/** The only module that a remote exposes: its manifest. */
export const exposedModule = './remote';
