export { type ReceivedSpan, startCollector } from './startCollector';
