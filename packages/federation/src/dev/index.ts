export { remoteNamed } from '../registry/appNames';
export { type DevPage, devDocument } from './devDocument';
export { type DevOptions, devPorts, type DevServers, startDev } from './startDev';
export { type KitOptions, startKit } from './startKit';
