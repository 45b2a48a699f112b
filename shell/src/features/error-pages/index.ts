export { isLostChunk } from './chunkReload';
export { ErrorPage } from './ErrorPage';
export { type PageError, pageErrorOf, routeErrorOf, unknownRoute } from './pageError';
export { reloadThisPage } from './reloadThisPage';
