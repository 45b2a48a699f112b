/** The router for server rendering, kept out of the browser's bundle. */
export { StaticRouter } from 'react-router-dom';
