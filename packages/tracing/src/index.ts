export { addTracing, traceParentOf } from './addTracing';
export { openTracing, type Tracing } from './openTracing';
export { tracedFetch } from './tracedFetch';
