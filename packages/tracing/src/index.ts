export { addTracing, describeRequest, isTraced, type TracedVisitor, traceParentOf } from './addTracing';
export { openTracing, type Tracing } from './openTracing';
export { serveMetrics } from './serveMetrics';
export { tracedFetch } from './tracedFetch';
