export { remoteNamed } from '@storefront/releases/registry';
export { devPorts, startDev } from './startDev';
export { startKit } from './startKit';
