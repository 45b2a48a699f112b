export { isChunkError, reloadThisPage } from './chunkReload';
export { ErrorPage } from './ErrorPage';
export { statusOf } from './statusOf';
