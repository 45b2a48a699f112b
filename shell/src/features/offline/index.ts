export { NetworkLine } from './NetworkLine';
