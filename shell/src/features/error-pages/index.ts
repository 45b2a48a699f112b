export { ErrorPage } from './ErrorPage';
export { statusOf } from './statusOf';
