/**
 * The shared router. A shared package is not tree-shaken, so sharing react-router-dom itself would put all of it on the
 * page; these re-exports are the part that the storefront uses.
 */
export { Link } from './Link';
export {
  matchPath,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
