export { LabelFilter } from './LabelFilter';
export { NothingLeft } from './NothingLeft';
