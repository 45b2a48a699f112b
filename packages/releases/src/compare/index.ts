export { comparisonText, worseFigures, worseText } from './comparisonText';
export { bucketOf, type ComparedFigure, comparedFigures, guardedFigures, limitsOf } from './figures';
export { type BucketCounts, isWorse } from './isWorse';
export { comparisonMetric, emptyCounts, readCounts } from './readCounts';
