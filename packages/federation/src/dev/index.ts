export { type DevPage, devDocument } from './devDocument';
export { type DevOptions, devPorts, type DevServers, startDev } from './startDev';
