export { ActiveLabels } from './ActiveLabels';
export { EmptyMenu } from './EmptyMenu';
export { LabelFilter } from './LabelFilter';
