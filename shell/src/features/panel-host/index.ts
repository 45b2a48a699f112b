export { EarlySheet } from './EarlySheet';
export { removeEarlySheet } from './earlySheetHandover';
