export { RemoveAllButton } from './RemoveAllButton';
export { UnavailableList } from './UnavailableList';
