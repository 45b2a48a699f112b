export { buildKit } from './buildKit';
export { buildOneBundle } from './buildOneBundle';
export { buildRemote } from './buildRemote';
export { buildShell } from './buildShell';
