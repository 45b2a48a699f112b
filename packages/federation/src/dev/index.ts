export { type DevPage, devDocument } from './devDocument';
export { type DevOptions, type DevServers, startDev } from './startDev';
