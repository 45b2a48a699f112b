export { isLongList, loadVirtualList } from './loadVirtualList';
export { NoScriptLinks } from './NoScriptLinks';
export { ProductList } from './ProductList';
export { ProductListFallback } from './ProductListFallback';
