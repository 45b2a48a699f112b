export { buildKit } from './buildKit';
export { buildRemote } from './buildRemote';
export { buildShell } from './buildShell';
