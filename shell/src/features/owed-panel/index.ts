export { default as OwedPanel } from './OwedPanel';
