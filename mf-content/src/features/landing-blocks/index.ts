export { embeddedWidgets } from './embeddedWidgets';
export { LandingBlocks } from './LandingBlocks';
