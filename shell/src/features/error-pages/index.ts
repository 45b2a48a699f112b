export { isChunkError, reloadThisPage } from './chunkReload';
export { ErrorPage } from './ErrorPage';
export { type PageError, pageErrorOf, unknownRoute } from './pageError';
