export { remoteNamed } from '@storefront/releases/registry';
export { devPorts, startDev, startKit } from './startDev';
