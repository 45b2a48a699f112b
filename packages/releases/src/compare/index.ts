export { comparisonText, worseFigures, worseText } from './comparisonText';
export { type Estimate, percentile75, shareEstimate } from './estimates';
export { bucketOf, type ComparedFigure, comparedFigures, guardedFigures, limitsOf } from './figures';
export { type BucketCounts, isWorse } from './isWorse';
export { comparisonMetric, emptyCounts, readCounts } from './readCounts';
export { readSeries, type Series, upperLimit } from './readSeries';
export { metricsAddresses, readShellMetrics } from './shellMetrics';
export { sum } from './sum';
