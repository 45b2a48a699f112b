export { EmptyMenu } from './EmptyMenu';
export { LabelFilter } from './LabelFilter';
