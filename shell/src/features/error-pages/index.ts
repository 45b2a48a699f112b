export { isLostChunk, reloadThisPage } from './chunkReload';
export { ErrorPage } from './ErrorPage';
export { type PageError, pageErrorOf, routeErrorOf, unknownRoute } from './pageError';
