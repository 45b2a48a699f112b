/** The router of a page that the server draws: no browser needs it. */
export { StaticRouter } from 'react-router-dom';
