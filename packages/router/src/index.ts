/**
 * The router as the page shares it. Sharing react-router-dom whole would put all of it on the page, because a
 * shared package is not tree-shaken; these named re-exports are what the storefront uses of it.
 */
export {
  Link,
  matchPath,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
