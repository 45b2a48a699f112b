export { placeholderPage } from './PlaceholderPage';
export { default as PlaceholderPanel } from './PlaceholderPanel';
